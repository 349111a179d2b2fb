import { documents } from './documents/documents';
import { drawingNamed } from './drawing';

/** The PDF or drawing at a path below /mock-media/, generated on request; undefined when there is none. */
export function generatedFile(path: string): Buffer | string | undefined {
  const [, folder, name = ''] = /^(documents|drawings)\/(.+)$/.exec(path) ?? [];
  return folder === 'drawings' ? drawingNamed(name) : documents.get(name)?.();
}

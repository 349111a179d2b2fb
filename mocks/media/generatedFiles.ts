import { catalogue } from '../shop/catalogue/catalogue';
import { documents } from './documents/documents';
import { drawing, drawingName, outlineOf } from './drawing';

/** The drawings of all products in all sizes, by file name. */
const drawings = new Map(
  catalogue().products.flatMap(({ kind: { model }, sizes }) =>
    sizes.map(
      (size) => [drawingName(outlineOf(model), size), () => drawing(outlineOf(model), size)] as const,
    ),
  ),
);

/** The PDFs and drawings of the mock shop by path below /mock-media/, generated on request. */
export const generatedFiles: ReadonlyMap<string, () => Buffer | string> = new Map<
  string,
  () => Buffer | string
>([
  ...[...documents].map(([name, create]) => [`documents/${name}`, create] as const),
  ...[...drawings].map(([name, create]) => [`drawings/${name}`, create] as const),
]);

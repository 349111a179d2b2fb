import { existsSync, readFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { basename, extname, join } from 'node:path';

/** Source position of a function. */
export interface SourceFunction {
  name: string;
  /** File and line from the project's root; the package's name for a file in node_modules. */
  file: string;
}

/** The last name declared on a line of source before a column: of a function, a constant or a method. */
export function nameAt(line: string, column: number): string | undefined {
  const declared =
    /(?:function\*?|const|let|var)\s+([\w$]+)|([\w$]+)\s*(?:[:=]\s*(?:async\s*)?(?:function\b|\()|\()/g;
  let name: string | undefined;
  for (const match of line.matchAll(declared)) {
    if (match.index > column) break;
    name = match[1] ?? match[2];
  }
  return name;
}

/** A source path shortened for a table. */
export function readablePath(source: string): string {
  const inPackage = /node_modules\/((?:@[^/]+\/)?[^/]+)(?!.*node_modules)/.exec(source);
  return inPackage?.[1] ?? source.replace(/^(\.\.\/|\.\/)+/, '');
}

interface LoadedMap {
  map: SourceMap;
  lines: Map<string, string[]>;
}

/**
 * Maps functions of built files to their source by source maps.
 * @param folder holds the files and their maps
 */
export class SourceNames {
  readonly #maps = new Map<string, LoadedMap | undefined>();

  constructor(private readonly folder: string) {}

  #load(file: string): LoadedMap | undefined {
    if (!this.#maps.has(file)) {
      const path = join(this.folder, `${file}.map`);
      this.#maps.set(file, existsSync(path) ? readMap(path) : undefined);
    }
    return this.#maps.get(file);
  }

  /**
   * @param line of the built file, from 0
   * @param column from 0
   */
  find(url: string, name: string, line: number, column: number): SourceFunction {
    const path = new URL(url).pathname;
    // An inline script has the URL of its document.
    const file = extname(path) === '' ? '(inline script)' : basename(path);
    const loaded = this.#load(file);
    const entry = loaded?.map.findEntry(line, column);
    if (!loaded || !entry || !('originalSource' in entry) || !entry.originalSource)
      return { name: name || '(anonymous)', file };
    const { originalSource, originalLine, originalColumn } = entry;
    const text = loaded.lines.get(originalSource)?.[originalLine] ?? '';
    const source = readablePath(originalSource);
    return {
      name: nameAt(text, originalColumn) ?? (name || '(anonymous)'),
      file: source.startsWith('src/') ? `${source}:${originalLine + 1}` : source,
    };
  }
}

function readMap(path: string): LoadedMap {
  const payload = JSON.parse(readFileSync(path, 'utf8')) as SourceMapPayload;
  const texts = payload.sources.map((source, index): [string, string[]] => [
    source,
    (payload.sourcesContent[index] ?? '').split('\n'),
  ]);
  return { map: new SourceMap(payload), lines: new Map(texts) };
}

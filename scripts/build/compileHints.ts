import type { Plugin } from 'vite';
import { isOfFirstVisit } from './chunkGroups.ts';

/**
 * Compile hints for the chunks of first visits: V8 compiles all their functions while they load, on another thread,
 * instead of each when it is first called. Other browsers ignore the comment. It counts in the first line only, before
 * the list of files that Vite adds; the source maps get a line more.
 */
export function compileHints(): Plugin {
  return {
    name: 'compile-hints',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const chunk of Object.values(bundle)) {
          if (chunk.type !== 'chunk' || !isOfFirstVisit(chunk.name)) continue;
          chunk.code = `//# allFunctionsCalledOnLoad\n${chunk.code}`;
          const map = bundle[chunk.sourcemapFileName ?? ''];
          if (map?.type === 'asset') map.source = String(map.source).replace('"mappings":"', '"mappings":";');
        }
      },
    },
  };
}

import type { Plugin } from 'vite';
import { compileComment, paintedPages } from './firstPaintScript.ts';
import { withImports } from './withImports.ts';

const paintedPage = new RegExp(`/pages/\\w+/(${paintedPages.join('|')})\\.tsx$`);

/**
 * Marks the scripts of a first visit: the app's own and those of the pages that are opened from elsewhere. Without it V8
 * compiles each function when it is called first, while React takes the page over.
 */
export function compileWhileLoading(): Plugin {
  return {
    name: 'compile-while-loading',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const importsOf = (fileName: string) =>
          chunks.find((chunk) => chunk.fileName === fileName)?.imports ?? [];
        const first = chunks.filter(
          ({ isEntry, facadeModuleId }) => isEntry || paintedPage.test(facadeModuleId ?? ''),
        );
        const names = withImports(
          first.map(({ fileName }) => fileName),
          importsOf,
        );
        for (const chunk of chunks.filter(({ fileName }) => names.has(fileName))) {
          chunk.code = compileComment + chunk.code;
          const map = bundle[`${chunk.fileName}.map`];
          if (map?.type === 'asset') map.source = String(map.source).replace('"mappings":"', '"mappings":";');
        }
      },
    },
  };
}

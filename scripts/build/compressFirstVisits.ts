import { minify } from 'terser';
import type { Plugin } from 'vite';
import { isOfFirstVisit } from './chunkGroups.ts';

/**
 * Compress the app's chunks of first visits with Terser before the bundler minifies them: 1.5 kB less on a category.
 * The libraries would grow by 0.4 kB.
 */
export function compressFirstVisits(): Plugin {
  return {
    name: 'compress-first-visits',
    apply: 'build',
    renderChunk: {
      order: 'post',
      async handler(chunk, { name }) {
        if (!isOfFirstVisit(name) || name === 'libraries') return null;
        const { code = chunk, map } = await minify(chunk, {
          module: true,
          mangle: false,
          compress: { passes: 2 },
          sourceMap: true,
        });
        return { code, map: map as string };
      },
    },
  };
}

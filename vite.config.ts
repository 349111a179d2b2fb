import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type ProxyOptions } from 'vite';
import { brandFolder, shopBrand as brand } from './brand/shopBrand.ts';
import { mswWorkerPlugin } from './mocks/msw/workerPlugin.ts';
import { mockMedia } from './mocks/media/vitePlugin.ts';
import { startNotice } from './mocks/startNotice.ts';
import { brandAliases, brandConstants, brandFiles } from './scripts/build/brandFiles.ts';
import { chunkGroups } from './scripts/build/chunkGroups.ts';
import { compileHints } from './scripts/build/compileHints.ts';
import { compressFirstVisits } from './scripts/build/compressFirstVisits.ts';
import { deploymentFiles } from './scripts/build/deploymentFiles.ts';
import { deploymentSettings } from './scripts/build/deploymentSettings.ts';
import { inlineClassNames } from './scripts/build/inlineClassNames.ts';
import { mockBuildHeaders, securityHeaders } from './scripts/build/securityHeaders.ts';
import { offlineWorker } from './scripts/build/offlineWorker.ts';
import { shakeRouter } from './scripts/build/shakeRouter.ts';
import { shopVersion } from './scripts/build/shopVersion.ts';
import { bootScript } from './scripts/build/bootScript.ts';

/** First word of the name: a shared chunk is named after all its importers. */
const chunkFileNames = ({ name }: { name: string }) => `assets/${name.split('~', 1)[0]}-[hash:7].js`;
const assetFileNames = ({ names: [name = ''] }: { names: string[] }) =>
  `assets/${name.includes('~') ? name.split('~', 1)[0] : '[name]'}-[hash:7][extname]`;

/** Class name of a CSS module: short, and unchanged while its file keeps its place, so that scripts stay cached. */
const generateScopedName = (name: string, file: string) => {
  const path = relative(import.meta.dirname, file);
  return `_${name}_${createHash('sha256').update(path).digest('base64url').slice(0, 4)}`;
};

/** Security headers of a built document; none before the build. */
const headersOf = (file: string, headers: (html: string) => Record<string, string>) =>
  existsSync(file) ? headers(readFileSync(file, 'utf8')) : {};

/**
 * Three modes: `vite` on the mocks, `vite` with STOREFRONT_API=<url> on that backend, and a build. Mock code is
 * bundled only with `--mode mocks`, which builds to dist-mocks.
 */
export default defineConfig(({ command, mode, isPreview, isSsrBuild }) => {
  const brandPath = `${import.meta.dirname}/brand/${brandFolder}`;
  const backend = process.env.STOREFRONT_API;
  const mockBuild = mode === 'mocks';
  const mocks = mockBuild || (command === 'serve' && !isPreview && !backend);
  const toBackend = { target: backend, changeOrigin: true, cookieDomainRewrite: '' };
  // The mocks served over HTTP are a backend like any other, with their own pictures and payment page.
  const proxy: Record<string, ProxyOptions> = backend
    ? { '/api': toBackend, '/mock-media': toBackend, '/mock-payment': toBackend }
    : {};

  return {
    plugins: [
      react(),
      ...(isSsrBuild
        ? []
        : [
            brandFiles(brandPath, brand),
            bootScript('src/start/boot.ts'),
            compressFirstVisits(),
            compileHints(),
            shakeRouter(),
            inlineClassNames(),
            // In production nginx writes them.
            ...(mocks || command === 'serve' ? [deploymentSettings(mocks)] : []),
            ...(mocks
              ? [mockMedia({ copy: mockBuild }), mswWorkerPlugin(), startNotice()]
              : [
                  offlineWorker('src/start/offlineWorker.ts', brandPath, brand),
                  deploymentFiles('dist-private', brandPath),
                ]),
          ]),
    ],
    publicDir: `${brandPath}/public`,
    resolve: { alias: brandAliases(brandPath) },
    css: { modules: { generateScopedName } },
    define: {
      ...brandConstants(brandFolder, brand),
      'import.meta.env.VITE_MOCKS': JSON.stringify(mocks),
      'import.meta.env.VITE_EDITOR_PAGES': JSON.stringify(mocks || process.env.EDITOR_PAGES === 'true'),
      'import.meta.env.VITE_VERSION': JSON.stringify(shopVersion()),
    },
    // Only the app: builds in the same folder may be rewritten during the scan.
    optimizeDeps: { entries: ['index.html'] },
    // A terminal has a person before it, a test or a container has not.
    server: { port: 5173, proxy, open: process.stdout.isTTY && !process.env.CI },
    // The preview has the security headers of the build, as a deployment does.
    preview: {
      port: 4173,
      proxy,
      headers: mockBuild
        ? headersOf('dist-mocks/index.html', mockBuildHeaders)
        : headersOf('dist/index.html', securityHeaders),
    },
    // The render service is one folder; of the libraries it needs jsdom alone beside it.
    ssr: { noExternal: true, external: ['jsdom'] },
    build: isSsrBuild
      ? {
          rolldownOptions: { input: 'src/server/main.ts' },
          outDir: 'dist-render',
          target: 'node20',
          copyPublicDir: false,
        }
      : {
          outDir: mockBuild ? 'dist-mocks' : 'dist',
          target: 'es2022',
          // 0.4 kB for Safari before 17, which loads the same files without it, only later.
          modulePreload: { polyfill: false },
          license: { fileName: 'third-party-notices.md' },
          // Production files do not refer to their source maps, which are for the monitoring service alone.
          sourcemap: mockBuild || 'hidden',
          rolldownOptions: {
            // Emotion imports it for withTheme, which nothing uses; being CommonJS, it would stay with its react-is.
            treeshake: {
              moduleSideEffects: [{ test: /node_modules\/hoist-non-react-statics\//, sideEffects: false }],
            },
            // Class names of CSS modules too (inlineClassNames).
            optimization: { inlineConst: { mode: 'all' } },
            output: {
              chunkFileNames,
              assetFileNames,
              codeSplitting: {
                groups: chunkGroups(import.meta.dirname),
                includeDependenciesRecursively: false,
              },
            },
          },
        },
  };
});

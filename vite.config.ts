import react from '@vitejs/plugin-react';
import { defineConfig, type ProxyOptions } from 'vite';
import { mswWorkerPlugin } from './mocks/mswWorkerPlugin.ts';
import { mockMedia } from './mocks/pictures/vitePlugin.ts';
import { bootScript } from './scripts/bootScript.ts';

/** What every visit needs and few deployments change: one file that browsers keep. */
const libraries = {
  name: 'libraries',
  test: /node_modules[\\/](react|react-dom|react-router|react-router-dom|scheduler|openapi-fetch|@tanstack[\\/](query-core|react-query))[\\/]/,
};

/**
 * Three ways to run: `vite` on the mocks, `vite` with STOREFRONT_API=<url> on that backend, and a build.
 * Mock code is in a bundle only with `--mode mocks`, which builds to dist-mocks.
 */
export default defineConfig(({ command, mode, isPreview }) => {
  const backend = process.env.STOREFRONT_API;
  const mockBuild = mode === 'mocks';
  const mocks = mockBuild || (command === 'serve' && !isPreview && !backend);
  const toBackend = { target: backend, changeOrigin: true, cookieDomainRewrite: '' };
  // The mocks served over HTTP are a backend like any other, and bring their pictures and payment page.
  const proxy: Record<string, ProxyOptions> = backend
    ? { '/api': toBackend, '/mock-media': toBackend, '/mock-payment': toBackend }
    : {};

  return {
    plugins: [
      react(),
      bootScript('src/app/boot/boot.ts'),
      ...(mocks ? [mockMedia({ copy: mockBuild }), mswWorkerPlugin()] : []),
    ],
    define: { 'import.meta.env.VITE_MOCKS': JSON.stringify(mocks) },
    server: { port: 5173, proxy },
    preview: { port: 4173, proxy },
    build: {
      outDir: mockBuild ? 'dist-mocks' : 'dist',
      target: 'es2022',
      // The files of production do not name their source maps: those are for the monitoring service alone.
      sourcemap: mockBuild || 'hidden',
      rolldownOptions: { output: { codeSplitting: { groups: [libraries] } } },
    },
  };
});

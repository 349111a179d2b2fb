import react from '@vitejs/plugin-react';
import { defineConfig, type ProxyOptions } from 'vite';
import { mswWorkerPlugin } from './mocks/mswWorkerPlugin.ts';
import { mockMedia } from './mocks/pictures/vitePlugin.ts';
import { bootScript, firstStyles } from './scripts/bootScript.ts';
import { compileWhileLoading } from './scripts/compileWhileLoading.ts';

/** Modules go together that the same chunks share; parts of less than 6 kB join their neighbours. */
const shared = { minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 6_000 };

/** Matches the given parts of src, or icons, and everything below them. */
const partsOf = (...parts: string[]) => new RegExp(`/(?:src|lucide-react/dist/esm)/(${parts.join('|')})`);

/**
 * Few files a page: what every visit needs and few deployments change, which browsers keep; the entry, with all that it
 * imports; what the pages of the catalogue share, without the sanitiser of rich text; lists of products; what product and
 * cart share; and what any other chunks share, by which of them share it.
 */
const chunkGroups = [
  {
    name: 'libraries',
    test: /node_modules\/(react|react-dom|react-router|react-router-dom|scheduler|@tanstack\/(query-core|react-query))\//,
    priority: 3,
  },
  { name: 'first-styles', test: (id: string) => firstStyles.has(id), priority: 4 },
  { name: 'shop', tags: ['$initial' as const], priority: 2 },
  {
    name: 'catalogue',
    test: partsOf(
      'features/(analytics|cart/(AddToCart|useAddToCart|cartEvents)|content/|pricing/(discount|ListPrice|PriceBasis|usePriceTexts)|product/)',
      'components/(AfterPainted|(Accordion|Badge|Breadcrumbs|Carousel|ErrorBoundary|LinkChip|PriceText|QuantityInput)/)',
      'components/RichText/(?!sanitizeHtml)',
      'pages/(PageFrame|PageTrail)',
      'icons/(minus|plus)\\.',
    ),
    minShareCount: 3,
    priority: 1,
  },
  {
    name: 'listing',
    test: /@tanstack\/(react-virtual|virtual-core)\/|\/src\/(api\/joinedValues|features\/listing\/(?!filters\/FilterModal)|components\/(Checkbox|Chip|RangeInput(?!\/RangeSlider)|Switch)\/|pages\/CategoryPage\/.*\.css)|\/icons\/(rows-3|sliders-horizontal)\./,
    priority: 1,
  },
  {
    name: 'product',
    test: partsOf(
      'features/(product-page|cart/delivery)/',
      'features/product/viewedProducts',
      'features/cart/(cartStatus|lines/lineStock)',
      'i18n/formatDay',
    ),
    minShareCount: 2,
    priority: 1,
  },
  {
    name: 'account',
    test: partsOf('features/(account|addresses|orders|organization)/'),
    ...shared,
    priority: 1,
  },
  {
    name: 'shared',
    test: /node_modules|\/src\/(?!pages\/)/,
    ...shared,
  },
];

/** The names of shared chunks list all that share them: the first word is enough. */
const chunkFileNames = ({ name }: { name: string }) => `assets/${name.split('~', 1)[0]}-[hash].js`;
const assetFileNames = ({ names: [name = ''] }: { names: string[] }) =>
  `assets/${name.includes('~') ? name.split('~', 1)[0] : '[name]'}-[hash][extname]`;

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
      compileWhileLoading(),
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
      rolldownOptions: {
        output: {
          chunkFileNames,
          assetFileNames,
          codeSplitting: { groups: chunkGroups, includeDependenciesRecursively: false },
        },
      },
    },
  };
});

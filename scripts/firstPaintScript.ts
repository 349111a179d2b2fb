import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { build, type Plugin, type ResolvedConfig } from 'vite';

const folder = 'src/app/firstPaint';

/** Libraries, and what stands for them in the first page. */
const libraries: Readonly<Record<string, string>> = {
  react: 'react.ts',
  'react/jsx-runtime': 'react.ts',
  '@tanstack/react-query': 'reactQuery.ts',
  'react-router-dom': 'reactRouter.ts',
};

/** Modules that replacements.ts stands for. */
const replaced = [
  'app/Modals',
  'components/AfterPainted',
  'components/Breadcrumbs/useOverflow',
  'features/cart/useCart',
  'features/content/ContentArea',
  'features/listing/grid/useCardRows',
  'features/listing/grid/useGridLayout',
  'features/listing/loadMore/useAnnounceLoads',
  'features/navigation/MegaMenu/useHoverIntent',
  'features/product/ProductCard/CardPurchase',
  'features/product/ProductCarousel',
  'features/product-page/gallery/useGallery',
  'features/product-page/ProductInformation',
  'features/product-page/RecentlyViewed',
  'features/search/searchBox/searchKeys',
  'features/search/searchBox/useSearchBox',
  'i18n/englishText',
];

/** Modules that a first page imports and does not use: one that does use them is not painted. */
const absent = [
  'api/errors',
  'api/errorState',
  'api/failureBody',
  'api/request',
  'components/ErrorNotice/ErrorNotice',
  'components/Notice/Notice',
  'components/PriceText/PriceText',
  'components/RichText/sanitizeHtml',
  'components/SafeLink/goToAnchor',
  'config/reportException',
  'features/analytics/injectScript',
  'features/analytics/monitoring',
  'features/consent/ConsentSettings',
  'features/listing/filters/Filters',
  'features/listing/filters/NoHits',
  'features/listing/viewItemList',
  'features/navigation/Footer/Footer',
  'features/navigation/Header/CheckoutHeader',
  'features/navigation/MegaMenu/MenuPanel',
  'features/navigation/MegaMenu/menuKeys',
  'features/navigation/MobileMenu/MobileMenu',
  'features/navigation/SupportLinks',
  'features/product/ProductCard/ProductCardSkeleton',
  'features/product-page/buyBox/ProductPrice',
  'features/product-page/buyBox/Purchase',
  'features/search/quickSearch/QuickResults',
  'features/search/results/NothingFound',
  'features/search/searchBox/PopularCategories',
];

const withoutExtension = (path: string) => path.replace(/\.tsx?$/, '');

/** Exports the names of a module; each throws when it is used. */
function absentModule(path: string): string {
  const names = [
    ...readFileSync(path, 'utf8').matchAll(/^export (?:async )?(?:function|const|class) (\w+)/gm),
  ];
  return names
    .map(
      ([, name]) => `export const ${name} = () => { throw new Error('${name} is not in the first page'); };`,
    )
    .join('\n');
}

/** Replaces what a page in use needs by what its first render needs. */
function firstRenderOnly(root: string): Plugin {
  const src = resolve(root, 'src');
  const isOneOf = (modules: readonly string[], id: string) =>
    modules.some((module) => withoutExtension(id) === `${src}/${module}`);
  return {
    name: 'first-render-only',
    enforce: 'pre',
    async resolveId(source, importer) {
      const library = libraries[source];
      if (library) return resolve(root, folder, library);
      if (!source.startsWith('.')) return undefined;
      const resolved = await this.resolve(source, importer, { skipSelf: true });
      return resolved && isOneOf(replaced, resolved.id) ? resolve(root, folder, 'replacements.ts') : resolved;
    },
    load: (id) => (isOneOf(absent, id) ? absentModule(id) : undefined),
  };
}

/** The pages that are rendered before React has loaded; each has an entry of its own. */
export const paintedPages = ['CategoryPage', 'ProductPage', 'SearchPage', 'StartPage'];

/** Has V8 compile a whole script while it loads, off the main thread; it has to stand before any code. */
export const compileComment = '//# allFunctionsCalledOnLoad\n';

/** What renders a page before React has loaded. */
export interface FirstPaint {
  /** The name of the page's component. */
  page: string;
  code: string;
  /** The files that its elements are styled by; the class names are those of the app. */
  styles: string[];
}

async function buildFirstPaint(
  { root, define }: Pick<ResolvedConfig, 'root' | 'define'>,
  page: string,
): Promise<FirstPaint> {
  const result = await build({
    root,
    define,
    configFile: false,
    logLevel: 'error',
    plugins: [firstRenderOnly(root)],
    build: {
      write: false,
      copyPublicDir: false,
      target: 'es2022',
      minify: true,
      // Without variables or exports of its own the module keeps nothing in memory.
      lib: {
        entry: `${folder}/paint${page}.ts`,
        formats: ['iife'],
        name: 'firstPaint',
        fileName: 'first-paint',
      },
      rolldownOptions: { output: { minify: true } },
    },
  });
  const outputs = Array.isArray(result) ? result : [result];
  const chunk = outputs
    .flatMap((built) => ('output' in built ? built.output : []))
    .find(({ type }) => type === 'chunk');
  if (chunk?.type !== 'chunk') throw new Error(`The first ${page} gave no script`);
  const styles = Object.keys(chunk.modules).filter((module) => module.endsWith('.css'));
  return { page, code: compileComment + chunk.code, styles };
}

/**
 * Builds the scripts that render the first page before React has loaded, from the components that React renders: one
 * for each kind of page, since a visit loads one of them.
 * @throws Error when the build gives no script
 */
export async function buildFirstPaints(
  config: Pick<ResolvedConfig, 'root' | 'define'>,
): Promise<FirstPaint[]> {
  return Promise.all(paintedPages.map((page) => buildFirstPaint(config, page)));
}

/** The name of a file by its content, as those of the app's chunks. */
export function hashedName(name: string, code: string): string {
  const hash = createHash('sha256').update(code).digest('base64url').slice(0, 8);
  return `assets/${name}-${hash}.js`;
}

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import manifest from '../../package.json' with { type: 'json' };
import { beforeAll, expect, test, vi } from 'vitest';
import { shopBrand } from '../../brand/shopBrand';
import { buildFiles, firstVisits, modulesIn } from './firstVisit';
import { isLaterModule, modals } from '../../tests/support/laterModules';

/**
 * Maximum JavaScript that each page loads until it is usable, in kB compressed: the current size, with 1 to 3 kB of
 * room.
 */
const budgets = {
  'src/pages/StartPage.tsx': 136,
  'src/pages/CategoryPage.tsx': 146,
  'src/pages/SearchPage.tsx': 148,
  'src/pages/ProductPage.tsx': 141,
};

const pages = Object.keys(budgets);

/**
 * Maximum JavaScript that opening a modal or page loads beyond a category and what every page renders after its first
 * window, in kB compressed.
 */
const budgetsBeyondCategory = {
  'src/features/account/SignInModal.tsx': 103,
  'src/features/cart/overview/MiniCart.tsx': 90,
  'src/features/listing/filters/FilterModal.tsx': 90,
  'src/pages/CartPage.tsx': 115,
  'src/pages/CheckoutPage.tsx': 116,
};

let files: Awaited<ReturnType<typeof buildFiles>>;

beforeAll(async () => {
  // Vite takes `import.meta.env.DEV` from NODE_ENV, which is `test` here.
  vi.stubEnv('NODE_ENV', 'production');
  files = await buildFiles();
}, 120_000);

test('DEV-03 a production build has nothing of the mocks: no code, worker, pictures or tool, nor the contract watch and the editors’ pages', () => {
  const modules = modulesIn(files);
  expect(modules).toContain('src/pages/CartPage.tsx');
  expect(
    modules.filter((module) =>
      /^(mocks|tests|scripts)\/|^src\/pages\/(StorybookPage\/|BlockPreviewPage)|node_modules\/(msw|three|minisearch|ajv)\//.test(
        module,
      ),
    ),
  ).toEqual([]);
  expect(files.map(({ fileName }) => fileName).filter((name) => /mock|\.(webp|webm)$/i.test(name))).toEqual(
    [],
  );
});

test('UI-01 a build has nothing of other brands: no file, and no text of their extensions', () => {
  const ofBrands = modulesIn(files).filter((module) => module.startsWith('brand/'));
  expect(ofBrands.filter((module) => !/^brand\/(\w+\.ts$|furulia\/)/.test(module))).toEqual([]);
  const names = files.map(({ fileName }) => fileName);
  expect(names.filter((name) => /StoresPage|FiguresBlock|CareAdvice|ContactFooter/.test(name))).toEqual([]);
  const code = files.flatMap((file) => (file.type === 'chunk' ? [file.code] : [String(file.source)])).join();
  for (const text of ['Rettvinkel', 'StoresPage', 'delivery-promise', '/collect', 'Sent within a day'])
    expect(code.includes(text), text).toBe(false);
});

const textOf = (name: string) => {
  const file = files.find(({ fileName }) => fileName === name);
  return file?.type === 'asset' ? String(file.source) : '';
};

test('APP-15 the boot script waits for no file, and the content security policy of _headers, printed in README.md, allows it', () => {
  const html = textOf('index.html');
  const [, code = ''] = /<script>([^]+?)<\/script>/.exec(html) ?? [];
  const [, style = ''] = /<style>([^]+?)<\/style>/.exec(html) ?? [];
  expect(html.indexOf(code)).toBeLessThan(html.indexOf('<script type="module"'));
  expect(html.indexOf(code)).toBeLessThan(html.indexOf('<link rel="stylesheet"'));
  const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  const [, policy = ''] = /^ {2}Content-Security-Policy: (.+)$/m.exec(textOf('_headers')) ?? [];
  expect(policy).toContain(
    `; script-src 'self' ${hash(code)}; style-src 'self' ${hash(style)} ${hash('')}; `,
  );
  const printed = policy.replaceAll(/'sha256-[^']+'/g, "'sha256-…'").replaceAll('; ', ';\n');
  expect(readFileSync('README.md', 'utf8')).toContain(`\n${printed}\n`);
  expect(code).toContain('/api/content/page');
  for (const page of pages) {
    const chunk = files.find((file) => file.type === 'chunk' && file.facadeModuleId?.endsWith(page));
    expect(code).toContain(`/${chunk?.fileName}`);
  }
});

test('APP-15 the service worker of a build has the offline page of the brand, which has no script', () => {
  const worker = textOf('offline-worker.js');
  expect(worker).toContain(`<title>${shopBrand.name}</title>`);
  expect(worker).toContain('Du er frakoblet.');
  expect(worker).toMatch(/default-src 'none'; style-src 'sha256-[\w+/]{43}='/);
  expect(worker).not.toMatch(/<script|caches|__OFFLINE/);
});

test('DEV-07 a build has its version in the document, and the licence of every package that a shopper downloads', () => {
  expect(textOf('index.html')).toMatch(/<meta name="version" content="\d+\.\d+\.\d+[^"]*" \/>/);
  const notices = textOf('third-party-notices.md');
  const packages = modulesIn(files).flatMap(
    (module) => /node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(module)?.[1] ?? [],
  );
  const fonts = Object.keys(manifest.dependencies).filter((name) => name.startsWith('@fontsource'));
  expect(fonts).not.toEqual([]);
  const missing = [...new Set([...packages, ...fonts])].filter(
    (name) => !notices.includes(`\n## ${name} - `),
  );
  expect(missing).toEqual([]);
});

test('DEV-07 no JavaScript file of a production build names its source map, which is built beside it', () => {
  const scripts = files.filter((file) => file.type === 'chunk');
  const maps = new Set(files.map(({ fileName }) => fileName).filter((name) => name.endsWith('.map')));
  expect(scripts.length).toBeGreaterThan(5);
  const ours = scripts.filter((script) => modulesIn([script]).some((module) => module.startsWith('src/')));
  for (const { fileName } of ours) expect(maps).toContain(`${fileName}.map`);
  for (const { fileName, code } of scripts)
    expect(/^\/\/[#@] sourceMappingURL=/m.test(code), fileName).toBe(false);
});

test.each(Object.entries(budgets))('MOD-01 %s is usable with at most %d kB of JavaScript', (page, most) => {
  const chunks = firstVisits(files, pages).get(page) ?? [];
  expect(chunks.length).toBeGreaterThan(3);
  const bytes = chunks.reduce((sum, { gzipped }) => sum + gzipped, 0);
  expect(bytes / 1000).toBeLessThanOrEqual(most);
});

test.each(Object.entries(budgetsBeyondCategory))(
  'MOD-01 %s loads at most %d kB of JavaScript beyond a category',
  (opened, most) => {
    const isLoaded = ['src/pages/CategoryPage.tsx', 'src/features/navigation/Footer.tsx'];
    const visits = firstVisits(files, [...isLoaded, opened]);
    const loaded = new Set(isLoaded.flatMap((file) => visits.get(file)?.map(({ fileName }) => fileName)));
    const added = visits.get(opened)?.filter(({ fileName }) => !loaded.has(fileName)) ?? [];
    const bytes = added.reduce((sum, { gzipped }) => sum + gzipped, 0);
    expect(bytes).toBeGreaterThan(0);
    expect(bytes / 1000).toBeLessThanOrEqual(most);
  },
);

test('MOD-01 a first visit loads no modal, form library, slider or mock code, on the pages it begins at', () => {
  expect(modals.length).toBeGreaterThan(5);
  for (const [page, chunks] of firstVisits(files, pages)) {
    const modules = chunks.flatMap((chunk) => chunk.modules);
    expect(modules).toContain('src/app/App.tsx');
    expect(modules).toContain(page);
    const early = modules.filter(isLaterModule);
    expect(early, page).toEqual([]);
  }
});

test('APP-15 the chunks of the first pages begin with the compile hint, those of modals do not', () => {
  const hinted = files.filter(
    (file) => file.type === 'chunk' && file.code.startsWith('//# allFunctionsCalledOnLoad\n'),
  );
  const names = hinted.map(({ fileName }) => fileName);
  for (const [page, chunks] of firstVisits(files, pages)) {
    const large = chunks.filter(({ gzipped }) => gzipped > 1000).map(({ fileName }) => fileName);
    expect(names, page).toEqual(expect.arrayContaining(large));
  }
  expect(modulesIn(hinted).filter(isLaterModule)).toEqual([]);
});

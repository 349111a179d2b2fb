/** Browser tests that drive a feature, as paths below tests/e2e/ without their ending. */
const specsByFeature: Readonly<Record<string, readonly string[]>> = {
  account: ['account', 'customers', 'session', 'production/session'],
  addresses: ['customers'],
  cart: ['cart/', 'card/', 'orders', 'product/variations'],
  content: ['content', 'richText', 'pages'],
  'favorite-lists': ['favorites'],
  favorites: ['favorites', 'account', 'cart/buying', 'card/', 'product/product'],
  listing: ['listing/', 'filters/', 'card/', 'search/searchPage', 'production/category'],
  navigation: ['navigation/'],
  orders: ['orders'],
  organization: ['customers'],
  product: ['card/', 'listing/', 'product/', 'search/searchHits'],
  'product-page': ['product/'],
  search: ['search/'],
  seo: ['seo'],
};

/** Files that no browser test depends on. */
const irrelevant = /\.(md|test\.tsx?)$|^(docs|tests\/(visual|contract))\//;

const specFile = /^tests\/e2e\/.+\.spec\.ts$/;

function specsFor(file: string): readonly string[] | 'all' {
  if (irrelevant.test(file)) return [];
  if (specFile.test(file)) return [file];
  const feature = /^src\/features\/([^/]+)\//.exec(file)?.[1] ?? '';
  return (
    specsByFeature[feature]?.map((spec) => `tests/e2e/${spec}${spec.endsWith('/') ? '' : '.spec.ts'}`) ??
    'all'
  );
}

/**
 * Browser tests that a change can break.
 * @param changed paths of the changed files, from the root of the project
 * @returns spec files and folders; `all` when a file changed that every page depends on
 */
export function affectedSpecs(changed: readonly string[]): readonly string[] | 'all' {
  const specs = new Set<string>();
  for (const file of changed) {
    const affected = specsFor(file);
    if (affected === 'all') return 'all';
    for (const spec of affected) specs.add(spec);
  }
  return [...specs].sort();
}

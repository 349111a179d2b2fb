/** Rules for the direction of imports; see "Code map" in README.md. */

/** The written order; the page of the favourites shows products, so it is one of the features after it. */
const lowFeatures = [
  'session',
  'settings',
  'pricing',
  'analytics',
  'delivery',
  'address',
  'cart',
  'favorites(?!/page/)',
  'product',
];
const under = (names) => `^src/features/(${names.join('|')})/`;

/** A feature may import only those before it in the written order. */
const featureOrder = lowFeatures.map((name, index) => ({
  name: `feature-order-${name}`,
  comment: `features/${name} imports only the features before it: ${lowFeatures.slice(0, index).join(', ') || 'none'}`,
  severity: 'error',
  from: { path: under([name]) },
  to: { path: '^src/features/', pathNot: under(lowFeatures.slice(0, index + 1)) },
}));

/** First window: header and mega menu, listing, card, breadcrumbs, search box, gallery, buy box, editors' blocks. */
const firstWindow = [
  '^src/app/',
  '^src/features/(analytics|content|listing|navigation|pricing|product|search|seo|session|settings)/',
  '^src/features/cart/AddToCartButton',
  '^src/features/favorites/(?!page/)',
  '^src/components/plain/',
  '^src/pages/(PageLayout|StartPage|CategoryPage|SearchPage|ProductPage)\\.',
];

/** MUI components in those folders: modals, the menu of small windows, and forms. */
const muiTier = [
  '^src/features/listing/filters/FilterModal',
  '^src/features/navigation/(MobileMenu|CountrySelector)\\.',
  '^src/features/product/VariationPicker\\.',
  '^src/features/product/page/gallery/ProductPictures',
  '^src/features/search/searchBox/SearchModal',
  '^src/features/favorites/(FavoritePicker|ListButtons|ListCheckboxes|useNewListForm)',
  '^src/features/session/SessionUnknown',
];

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    { name: 'no-unresolved', severity: 'error', from: {}, to: { couldNotResolve: true } },
    ...featureOrder,
    {
      name: 'features-side-by-side',
      comment: 'the other features do not import each other; tests may, for example to sign in',
      severity: 'error',
      from: { path: '^src/features/([^/]+)/', pathNot: [under(lowFeatures), '\\.test\\.tsx?$'] },
      to: { path: '^src/features/', pathNot: [under(lowFeatures), '^src/features/$1/'] },
    },
    {
      name: 'features-not-up',
      severity: 'error',
      from: { path: '^src/features/' },
      to: { path: '^src/(app|start|pages)/' },
    },
    {
      name: 'pages-not-up',
      severity: 'error',
      from: { path: '^src/pages/' },
      to: { path: '^src/app/' },
    },
    {
      name: 'components-domain-free',
      severity: 'error',
      from: { path: '^src/components/' },
      to: { path: '^src/(app|pages|features)/' },
    },
    {
      name: 'routing-below-components',
      comment: 'links, scroll, lazy chunks and the page query',
      severity: 'error',
      from: { path: '^src/routing/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^src/(app|start|pages|features|components)/' },
    },
    {
      name: 'start-without-pages',
      comment: 'the script in the document, early requests and the offline worker',
      severity: 'error',
      from: { path: '^src/start/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^src/(pages|components)/' },
    },
    {
      name: 'foundations-lowest',
      severity: 'error',
      from: { path: '^src/(api|theme|i18n|lib|config)/' },
      to: { path: '^src/(app|start|pages|features|components|routing)/' },
    },
    {
      name: 'no-mocks-in-the-shop',
      comment: 'src imports the mocks only dynamically in main, behind the mock flag',
      severity: 'error',
      from: { path: '^src/', pathNot: ['\\.test\\.tsx?$', '^src/app/main\\.tsx$'] },
      to: { path: '^(mocks|tests|scripts|tools)/' },
    },
    {
      name: 'mocks-without-tools',
      comment: 'tools read the mock shop, not the other way round',
      severity: 'error',
      from: { path: '^mocks/' },
      to: { path: '^tools/' },
    },
    {
      name: 'mocks-only-dynamically',
      severity: 'error',
      from: { path: '^src/app/main\\.tsx$' },
      to: { path: '^(mocks|tests|scripts|tools)/', dynamic: false },
    },
    {
      name: 'first-window-without-mui',
      comment:
        'the first window is plain elements; MUI and components that use it are in lazy chunks (docs/decisions/02)',
      severity: 'error',
      from: { path: firstWindow, pathNot: [...muiTier, '\\.test\\.tsx?$'] },
      to: {
        path: ['node_modules/@mui/', '^src/theme/(mui|Mui)'],
        dependencyTypesNot: ['dynamic-import', 'type-only'],
      },
    },
    {
      name: 'filter-panel-only-dynamically',
      comment:
        'a list loads its filter panel after the first render; the filter modal is a lazy chunk itself',
      severity: 'error',
      from: {
        path: '^src/',
        pathNot: ['^src/features/listing/filters/FilterModal', '\\.test\\.tsx?$'],
      },
      to: {
        path: '^src/features/listing/filters/FilterModal',
        dependencyTypesNot: ['dynamic-import', 'type-only'],
      },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    exclude: { path: ['/generated/validators'] },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
};

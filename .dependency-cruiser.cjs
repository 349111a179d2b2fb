/** The direction of imports; see "Code map" in README.md. */
const lowFeatures = ['analytics', 'session', 'settings', 'page', 'pricing', 'cart', 'favorites', 'product'];
const under = (names) => `^src/features/(${names.join('|')})/`;

/** A feature may import only those before it in the written order. */
const featureOrder = lowFeatures.map((name, index) => ({
  name: `feature-order-${name}`,
  comment: `features/${name} imports only the features before it: ${lowFeatures.slice(0, index).join(', ') || 'none'}`,
  severity: 'error',
  from: { path: under([name]) },
  to: { path: '^src/features/', pathNot: under(lowFeatures.slice(0, index + 1)) },
}));

/** Header and mega menu, listing, card, breadcrumbs, search box, gallery and buy box, editors' blocks, and their parts. */
const firstWindow = [
  '^src/app/',
  '^src/features/(content|listing|navigation|pricing|product|search|seo|session|settings)/',
  '^src/features/product-page/(gallery|buyBox|ProductHead)',
  '^src/features/cart/(AddToCart|useAddToCart)',
  '^src/features/favorites/',
  '^src/components/',
  '^src/pages/(PageLayout|PageBreadcrumbs|(StartPage|CategoryPage|SearchPage|ProductPage)/)',
];

/** The parts of those folders that are MUI: modals, filters, the menu of small windows, and forms. */
const muiTier = [
  '^src/features/listing/filters/(panel/|FilterModal)',
  '^src/features/navigation/(MobileMenu|CountrySelector)/',
  '^src/features/product/Variation(Picker|Option)',
  '^src/features/product-page/gallery/(ProductPictures|ZoomSlide)',
  '^src/features/search/searchBox/SearchModal',
  '^src/features/favorites/(FavoritePicker|useNewListForm)',
  '^src/features/session/SessionUnknown',
  '^src/components/(ConfirmationModal|Form|LoadFailure|Pagination|SectionHead|ViewSkeleton)/',
  '^src/components/(Modal/(Modal|useModalFrame)|Notice/Notice)\\.',
];

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    { name: 'no-unresolved', severity: 'error', from: {}, to: { couldNotResolve: true } },
    ...featureOrder,
    {
      name: 'features-side-by-side',
      comment: 'the other features do not import each other; a test may, to sign in as people do',
      severity: 'error',
      from: { path: '^src/features/([^/]+)/', pathNot: [under(lowFeatures), '\\.test\\.tsx?$'] },
      to: { path: '^src/features/', pathNot: [under(lowFeatures), '^src/features/$1/'] },
    },
    {
      name: 'features-not-up',
      severity: 'error',
      from: { path: '^src/features/' },
      to: { path: '^src/(app|pages)/' },
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
      name: 'foundations-lowest',
      severity: 'error',
      from: { path: '^src/(api|theme|i18n|config)/' },
      to: { path: '^src/(app|pages|features|components)/' },
    },
    {
      name: 'no-mocks-in-the-shop',
      comment: 'one dynamic import in main, behind the mock flag, is the only way from src to the mocks',
      severity: 'error',
      from: { path: '^src/', pathNot: ['\\.test\\.tsx?$', '^src/app/main\\.tsx$'] },
      to: { path: '^(mocks|tests|scripts|tools)/' },
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
        'what a first window renders is plain elements: MUI, and what is made of it, comes in lazy chunks (docs/decisions/02)',
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
        'a list loads the panel of its filters after the first render; their modal is a lazy chunk itself',
      severity: 'error',
      from: {
        path: '^src/',
        pathNot: ['^src/features/listing/filters/(panel/|FilterModal)', '\\.test\\.tsx?$'],
      },
      to: {
        path: '^src/features/listing/filters/(panel/|FilterModal)',
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

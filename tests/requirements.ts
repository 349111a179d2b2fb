/** A requirement of the specification. */
export interface Requirement {
  /** Short text of the requirement. */
  title: string;
  /** Missing part, for a requirement not met in full. */
  open?: string;
}

/** Requirements by ID; a test title begins with the ID that it proves. */
export const requirements: Readonly<Record<string, Requirement>> = {
  // Start-up, routing, page framework
  'APP-01': { title: 'Every address is resolved by the page call' },
  'APP-02': { title: 'All 20 page types render' },
  'APP-03': { title: 'The page is fetched again on back, forward and the VAT switch' },
  'APP-04': { title: 'Scrolling to the top, to a hash, and scroll restoration' },
  'APP-05': { title: 'Not found, redirect and error answers of the page call' },
  'APP-06': { title: 'Loading screens and the product skeleton' },
  'APP-07': { title: 'The site loader leaves 700 ms after start-up' },
  'APP-08': { title: 'How the language is resolved and stored' },
  'APP-09': { title: 'Light and dark theme' },
  'APP-10': { title: 'The home link' },
  'APP-11': { title: 'What a link does' },
  'APP-12': { title: 'Addresses of static pages come from settings' },
  'APP-13': { title: 'The account page’s view' },
  'APP-14': { title: 'A chunk that fails to load' },
  'APP-15': { title: 'What is loaded at start, and failed settings' },
  'APP-16': { title: 'Skip to the main content' },
  'APP-17': { title: 'The reduced header of checkout and error pages' },
  'APP-18': { title: 'Countries and the country selector' },
  // Conventions of every call
  'CALL-01': { title: 'The API base, credentials, JSON' },
  'CALL-02': { title: 'Headers of every call' },
  'CALL-03': { title: 'Authorization' },
  'CALL-04': { title: 'An answer that is a redirect' },
  'CALL-05': { title: 'The error catalogue' },
  'CALL-06': { title: 'The result envelope' },
  'CALL-07': { title: 'The shared error state' },
  'CALL-08': { title: 'Generic error texts' },
  'CALL-09': { title: 'Every call is in the contract and used' },
  'CALL-10': { title: 'No customer is 204' },
  'CALL-11': { title: 'Payloads as documented' },
  // Header, menus, breadcrumbs, footer
  'NAV-01': { title: 'Upper bar, icons and cart badge' },
  'NAV-02': { title: 'The lower bar hides on scrolling down' },
  'NAV-03': { title: 'Mobile header and menu' },
  'NAV-04': { title: 'The mega menu’s panels' },
  'NAV-05': { title: 'The support panel' },
  'NAV-06': { title: 'The menu by keyboard' },
  'NAV-07': { title: 'Hover, overlay, scroll lock' },
  'NAV-08': { title: 'When the menu closes' },
  'NAV-09': { title: 'Breadcrumbs' },
  'NAV-10': { title: 'Where the icons lead' },
  'NAV-11': { title: 'Footer' },
  // Product lists
  'LIST-01': { title: 'The parts of a category page' },
  'LIST-02': { title: 'Filter sidebar or filter modal' },
  'LIST-03': { title: 'Grid or list' },
  'LIST-04': { title: 'Listing parameters in the address' },
  'LIST-05': { title: 'The address is rewritten in place' },
  'LIST-06': { title: 'Counter and load-more button' },
  'LIST-07': { title: 'Infinite scroll' },
  'LIST-08': { title: 'A load that fails' },
  'LIST-09': { title: 'Page size and default sorting' },
  'LIST-10': { title: 'The listing call' },
  'LIST-11': { title: 'Sub-categories, top image, promotion' },
  'LIST-12': { title: 'The stored page number' },
  // Filters
  'FILT-01': { title: 'Five facets, then more' },
  'FILT-02': { title: 'The Active facet and discontinued products' },
  'FILT-03': { title: 'Stock only' },
  'FILT-04': { title: 'Clear filters' },
  'FILT-05': { title: 'Accordions and the capped list' },
  'FILT-06': { title: 'The price range' },
  'FILT-07': { title: 'Terms, counts and chips' },
  // Product card, price, stock
  'CARD-01': { title: 'What a card shows' },
  'CARD-02': { title: 'Stock indicator' },
  'CARD-03': { title: 'Visitors and customers' },
  'CARD-04': { title: 'Hidden prices' },
  'CARD-05': { title: 'Quantity' },
  'CARD-06': { title: 'Add to cart' },
  'CARD-07': { title: 'Discounts' },
  'CARD-08': { title: 'VAT display' },
  'CARD-09': { title: 'Products with variations' },
  'CARD-10': { title: 'Text truncation' },
  // Search
  'SRCH-01': { title: 'The search page’s address' },
  'SRCH-02': { title: 'The search call and its three parts' },
  'SRCH-03': { title: 'When quick search opens and sends requests' },
  'SRCH-04': { title: 'Loading, results, nothing found' },
  'SRCH-05': { title: 'How many hits of each kind' },
  'SRCH-06': { title: 'Submitting' },
  'SRCH-07': { title: 'When the dropdown closes' },
  'SRCH-08': { title: 'Search by keyboard' },
  'SRCH-09': { title: 'Search on mobile, and the box’s width' },
  // Product, content and special pages
  'PDP-01': { title: 'The product page' },
  'PDP-02': { title: 'Choosing a variation' },
  'PDP-03': { title: 'The product data sheet' },
  'PDP-04': { title: 'Content pages and their blocks' },
  'PDP-05': { title: 'Block preview and the gallery of parts' },
  'PDP-06': { title: 'Rich text is sanitised' },
  // Search engines
  'SEO-01': { title: 'Metadata of a page' },
  'SEO-02': { title: 'Language and structured data' },
  // Signing in and out
  'AUTH-01': { title: 'Sign in, register, sign out' },
  'AUTH-02': { title: 'The session check' },
  'AUTH-03': { title: 'What sign-out clears' },
  'AUTH-04': { title: 'The sign-in text, and from favourites' },
  'AUTH-05': { title: 'Forgot password' },
  // Account
  'ACC-01': { title: 'Account views' },
  'ACC-02': { title: 'Addresses' },
  'ACC-03': { title: 'Profile' },
  'ACC-04': { title: 'Change password' },
  // Organisation
  'ORG-01': { title: 'Organisation users' },
  // Orders
  'ORD-01': { title: 'Order history' },
  'ORD-02': { title: 'Reorder' },
  'ORD-03': { title: 'An order never changes after it was placed' },
  // Favourites
  'FAV-01': { title: 'Empty lists go' },
  'FAV-02': { title: 'The favourites picker' },
  'FAV-03': { title: 'Rename, delete, add a list to the cart' },
  // Cart
  'CART-01': { title: 'Cart and mini cart' },
  'CART-02': { title: 'Changing the cart' },
  'CART-03': { title: 'Lines out of stock or inactive' },
  'CART-04': { title: 'Order splitting' },
  'CART-05': { title: 'A cart that cannot be fetched' },
  'CART-06': { title: 'Shipping methods and prices belong to the cart' },
  // Quick order
  'QORD-01': { title: 'Quick order' },
  // Checkout
  'CHK-01': { title: 'Checkout steps' },
  'CHK-02': { title: 'Saving a step' },
  'CHK-03': { title: 'Opening and closing steps' },
  'CHK-04': { title: 'Submitting the order' },
  'CHK-05': { title: 'Order confirmation' },
  'CHK-06': { title: 'An order with a payment redirect waits until it is paid' },
  // Modals
  'MOD-01': { title: 'The modals' },
  'MOD-02': { title: 'How a modal behaves' },
  'MOD-03': { title: 'The chat widget' },
  // Forms
  'FORM-01': { title: 'Field limits' },
  'FORM-02': { title: 'Errors from the server at their fields' },
  // Analytics and third parties
  'ANA-01': { title: 'Analytics events' },
  'ANA-02': { title: 'Third-party scripts' },
  'ANA-03': { title: 'Nothing optional is stored or injected before consent' },
  // Look
  'UI-01': { title: 'Breakpoints and grid' },
  'UI-02': { title: 'Icon sizes' },
  'UI-03': { title: 'Font and transitions' },
  'UI-04': { title: '320 px, both themes, reduced motion' },
  'UI-05': { title: 'Products with names in the first window' },
  // Testers and the backend team
  'DEV-01': { title: 'The contract is whole' },
  'DEV-02': { title: 'What is generated from it' },
  'DEV-03': { title: 'The shop runs on stateful mocks' },
  'DEV-04': { title: 'Every state has a link' },
  'DEV-05': { title: 'Checking a backend and another description' },
  'DEV-06': { title: 'Swedish market and the sample-data handler' },
  'DEV-07': { title: 'What breaks is reported; every operation is called by the app' },
};

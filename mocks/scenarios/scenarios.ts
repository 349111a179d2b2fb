import type { Scenario } from './scenario';
import { visitor } from './list/customers/visitor';
import { privateCustomer } from './list/customers/privateCustomer';
import { emptyCustomer } from './list/customers/emptyCustomer';
import { administrator } from './list/customers/administrator';
import { buyer } from './list/customers/buyer';
import { withoutRole } from './list/customers/withoutRole';
import { manyOrders } from './list/customers/manyOrders';
import { swedishCustomer } from './list/customers/swedishCustomer';
import { expiredSession } from './list/customers/expiredSession';
import { unknownCustomer } from './list/customers/unknownCustomer';
import { emptyCart } from './list/carts/emptyCart';
import { fullCart } from './list/carts/fullCart';
import { longCart } from './list/carts/longCart';
import { soldOutCart } from './list/carts/soldOutCart';
import { shortCart } from './list/carts/shortCart';
import { discontinuedCart } from './list/carts/discontinuedCart';
import { giftCart } from './list/carts/giftCart';
import { failingCart } from './list/carts/failingCart';
import { productInStock } from './list/products/productInStock';
import { productFewLeft } from './list/products/productFewLeft';
import { soldOutProduct } from './list/products/soldOutProduct';
import { discontinuedProduct } from './list/products/discontinuedProduct';
import { priceOnRequest } from './list/products/priceOnRequest';
import { giftProduct } from './list/products/giftProduct';
import { reducedProduct } from './list/products/reducedProduct';
import { productWithVariations } from './list/products/productWithVariations';
import { limitedProduct } from './list/products/limitedProduct';
import { productOfVisitor } from './list/products/productOfVisitor';
import { emptyListing } from './list/listings/emptyListing';
import { failingListing } from './list/listings/failingListing';
import { filteredListing } from './list/listings/filteredListing';
import { discontinuedListing } from './list/listings/discontinuedListing';
import { searchHits } from './list/listings/searchHits';
import { searchWithoutHits } from './list/listings/searchWithoutHits';
import { failingSearch } from './list/listings/failingSearch';
import { missingPage } from './list/pages/missingPage';
import { movedPage } from './list/pages/movedPage';
import { failingPage } from './list/pages/failingPage';
import { brokenPage } from './list/pages/brokenPage';
import { waitingPage } from './list/pages/waitingPage';
import { failingSettings } from './list/pages/failingSettings';
import { failingMenu } from './list/pages/failingMenu';
import { failingFooter } from './list/pages/failingFooter';
import { maintenance } from './list/pages/maintenance';
import { unreachable } from './list/pages/unreachable';
import { consent } from './list/pages/consent';
import { visitorCheckout } from './list/checkout/visitorCheckout';
import { emptyCheckout } from './list/checkout/emptyCheckout';
import { readyCheckout } from './list/checkout/readyCheckout';
import { newCheckout } from './list/checkout/newCheckout';
import { failingCheckout } from './list/checkout/failingCheckout';
import { declinedPayment } from './list/checkout/declinedPayment';
import { latePayment } from './list/checkout/latePayment';
import { orderConfirmation } from './list/checkout/orderConfirmation';
import { unknownConfirmation } from './list/checkout/unknownConfirmation';
import { receivedOrder } from './list/orders/receivedOrder';
import { processingOrder } from './list/orders/processingOrder';
import { delayedOrder } from './list/orders/delayedOrder';
import { shippedOrder } from './list/orders/shippedOrder';
import { deliveredOrder } from './list/orders/deliveredOrder';
import { partlyReturnedOrder } from './list/orders/partlyReturnedOrder';
import { cancelledOrder } from './list/orders/cancelledOrder';
import { awaitingPaymentOrder } from './list/orders/awaitingPaymentOrder';
import { unknownOrder } from './list/orders/unknownOrder';
import { failingOrder } from './list/orders/failingOrder';
import { failingOrders } from './list/orders/failingOrders';
import { favoriteLists } from './list/account/favoriteLists';
import { noFavorites } from './list/account/noFavorites';
import { failingFavorites } from './list/account/failingFavorites';
import { sharedFavorites } from './list/account/sharedFavorites';
import { noAddresses } from './list/account/noAddresses';
import { failingUsers } from './list/account/failingUsers';
import { lockedAccount } from './list/account/lockedAccount';
import { failingProfile } from './list/account/failingProfile';
import { quickOrder } from './list/account/quickOrder';
import { failingQuickOrder } from './list/account/failingQuickOrder';
import { visitorQuickOrder } from './list/account/visitorQuickOrder';
import { slow } from './list/conditions/slow';
import { nextYear } from './list/conditions/nextYear';

/** Scenarios by their name in links, in groups for the test bench: `?scenario=administrator,fullCart,slow`. */
export const scenarioGroups: Readonly<Record<string, Readonly<Record<string, Scenario>>>> = {
  Customers: {
    visitor,
    privateCustomer,
    emptyCustomer,
    administrator,
    buyer,
    withoutRole,
    manyOrders,
    swedishCustomer,
    expiredSession,
    unknownCustomer,
  },
  Carts: { emptyCart, fullCart, longCart, soldOutCart, shortCart, discontinuedCart, giftCart, failingCart },
  Products: {
    productInStock,
    productFewLeft,
    soldOutProduct,
    discontinuedProduct,
    priceOnRequest,
    giftProduct,
    reducedProduct,
    productWithVariations,
    limitedProduct,
    productOfVisitor,
  },
  'Listings and search': {
    emptyListing,
    failingListing,
    filteredListing,
    discontinuedListing,
    searchHits,
    searchWithoutHits,
    failingSearch,
  },
  'Pages and the whole shop': {
    missingPage,
    movedPage,
    failingPage,
    brokenPage,
    waitingPage,
    failingSettings,
    failingMenu,
    failingFooter,
    maintenance,
    unreachable,
    consent,
  },
  Checkout: {
    visitorCheckout,
    emptyCheckout,
    readyCheckout,
    newCheckout,
    failingCheckout,
    declinedPayment,
    latePayment,
    orderConfirmation,
    unknownConfirmation,
  },
  Orders: {
    receivedOrder,
    processingOrder,
    delayedOrder,
    shippedOrder,
    deliveredOrder,
    partlyReturnedOrder,
    cancelledOrder,
    awaitingPaymentOrder,
    unknownOrder,
    failingOrder,
    failingOrders,
  },
  'Account and quick order': {
    favoriteLists,
    noFavorites,
    failingFavorites,
    sharedFavorites,
    noAddresses,
    failingUsers,
    lockedAccount,
    failingProfile,
    quickOrder,
    failingQuickOrder,
    visitorQuickOrder,
  },
  'Latency and clock': { slow, nextYear },
};

/** All scenarios without the groups. */
export const scenarios: Readonly<Record<string, Scenario>> = Object.assign(
  {},
  ...Object.values(scenarioGroups),
);

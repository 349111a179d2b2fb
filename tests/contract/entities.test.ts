import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { examples } from '../../mocks/generated/examples';
import { closedValidatorOf, component, contract, properties, validatorOf } from './contract';

/** Entities of A§3 and B§3 with their fields, by schema. */
const entities: Record<string, string> = {
  Product: `active code name marketingText elNumber alternativeProductNumber brand mainCategory productType url image
    thumbnail images availableColors price promotion bestSeller newProduct recommended inStock inStockQuantity
    maxQuantity isBuyable isGift note visible hidePrice variations numberOfVariants color categoryPath`,
  ProductDetails: `code name brand mainCategory productType url image availableColors variations promotion price
    similarProducts relatedProducts specifications usp globalUsp sliderImages showThumbnails shortDescription
    orderInformation`,
  Color: 'key name',
  Variation: `name code url price inStock maxQuantity color isBuyable promotion image thumbnail isGift images`,
  Image: 'alt src title',
  Price: `regularPriceExVat regularPriceIncVat priceExVat priceIncVat discountExVat discountIncVat discountPercentage
    description currency`,
  LinePrice: `priceExVat priceIncVat regularPriceExVat regularPriceIncVat discountExVat discountIncVat
    discountPercentage unitPrice totalPriceForItems currency`,
  Money: 'amount formattedString',
  Promotion: `couponCode promotionName promotionDescription promotionDiscountAmount promotionDiscountPercentage
    evaluatedDiscountedPriceForPromotion evaluatedDiscountedPriceForPromotionRoundedDown
    evaluatedDiscountedPriceForPromotionRoundedUp`,
  ListingResult: 'result facets sorters numberOfHits',
  SearchResult: 'productResult contentResult categoryResult',
  ContentResult: 'result facets sorters numberOfHits',
  CategoryResult: 'result facets sorters numberOfHits',
  Facet: 'key name terms ranges',
  Term: 'key userFriendlyName count selected',
  Range: 'min max',
  Sorter: 'key value selected',
  QuickSearchResult: 'productHits categoryHits contentHits products categories content suggestions query',
  CategoryHit: 'heading link',
  CategoryHitLink: 'url',
  ContentHit: 'name url',
  MenuItem: 'id title url type children renderOption iconName navigationImage',
  HeaderLink: 'id url title',
  Breadcrumb: 'href text id target title',
  GlobalSettings: `currency market languageRoute marketThreeLetterCode staticPages gtmId insightKey priceInclVAT
    countries currentCountry`,
  StaticPages: `searchPage accountPage cartPage checkoutPage orderConfirmationPage notFoundPage errorPage`,
  StaticPage: 'pageType title url',
  StartPage: `pageId url pageType pageTitle metaTitle metaDescription canonicalLink alternativeLinks disableIndexing
    openGraphTitle openGraphDescription openGraphImage openGraphType openGraphUrl breadcrumb contentArea hero
    heroModel`,
  ContentBlock: 'blockId blockType content',
  CategoryPage: 'pageType subCategories parentCategoryId parentCategoryName renderTopImage promotion',
  SubCategory: 'heading code thumbnail link',
  Page: 'isLoading',
  Cart: `lineItems numberOfItems totalPrice promotions price AcceptOrderSplitting isLoading outOfStock notActive`,
  CartPrice: 'unitPrice totalPriceForItems shipping totalPrice totalVat currency',
  LineItem: 'code elNumber categoryPath quantity inStockQuantity active price item',
  Item: 'name productType url note visible image',
  Customer: `id customerId firstName lastName phoneNumber email address billingAddresses deliveryAddresses
    organizationName organizationId organizationNumber contactPhone contactEmail role authenticated
    authenticateToken status error`,
  Address: `id firstName lastName address city postalCode countryName countryCode email phoneNumber`,
  Order: `orderNumber orderDate orderItems billingAddress shippingAddress email phoneNumber paymentMethod
    totalFreightPrice totalPrice totalPriceForItems note numberOfItems`,
  OrderNote: 'title description',
  OrderHistory: 'orders totalOrderCount orderDetails',
  FavoriteList: 'id name items',
  FavoriteItem: 'code',
  GlobalContent:
    'loginInformationText contactEmailAddress supportEmailAddress supportPhoneNumber supportPage',
  Footer: `copyright footerLeftHeader footerCenterHeader footerRightHeader socialLinks featuredArea
    footerLeftColumnLinks`,
  FeaturedArea: 'heading text feature',
  FooterLink: 'url title id',
  SiteStructure: 'root mainNavigation',
  BulkOutcome: 'added incorrectFormat notFound notAdded',
  BulkOutcomePart: 'count lineItems',
  Problem: 'hasError httpStatus message titleTranslationKey messageTranslationKey',
  ValidationProblem: 'message inputErrors',
};

const clientOnly = [...readFileSync('openapi/fields.md', 'utf8').split('## Client state')]
  .slice(1)
  .flatMap((section) => [...section.matchAll(/^\| `([^`]+)`/gm)].map(([, field = '']) => field));

describe.each(Object.entries(entities))('%s', (name, fields) => {
  it('DEV-01 has every field of the specification, or fields.md says where the app keeps it', () => {
    const known = Object.keys(properties(component(name)));
    const missing = fields.split(/\s+/).filter((field) => !known.includes(field));
    expect(missing.map((field) => `${name}.${field}`)).toEqual(
      clientOnly.filter((field) => field.startsWith(`${name}.`)),
    );
  });
});

it('DEV-01 an order status that the contract does not name is valid, and an empty one is not', () => {
  const isValid = closedValidatorOf(component('Order'));
  const order = examples.getOrder[200].order().body;
  expect(
    ['received', 'partlyShipped', 'På lager i Ålesund'].map((status) => isValid({ ...order, status })),
  ).toEqual([true, true, true]);
  expect(isValid({ ...order, status: '' })).toBe(false);
});

it('DEV-01 README.md keeps for the app only fields of these entities', () => {
  const known = Object.entries(entities).flatMap(([name, fields]) =>
    fields.split(/\s+/).map((field) => `${name}.${field}`),
  );
  expect(clientOnly.filter((field) => !known.includes(field))).toEqual([]);
});

it('DEV-01 the 22 page types are those of the page models', () => {
  const { oneOf = [], discriminator } = component('Page');
  const types = oneOf.flatMap((page) => {
    const { const: only, enum: several = [only] } = properties(page)['pageType'] ?? {};
    return several;
  });
  expect(oneOf).toHaveLength(20);
  expect([...types].sort()).toEqual([...(component('PageType').enum ?? [])].sort());
  expect(Object.keys(discriminator?.mapping ?? {})).toEqual(component('PageType').enum);
});

describe('blocks', () => {
  const accepts = validatorOf({ $ref: '#/components/schemas/Block' });
  const quote = { text: 'Et bord skal tåle hundre middager.', attribution: null, image: null };

  it('DEV-01 the block types are those of the known blocks', () => {
    const { oneOf = [], discriminator } = component('KnownBlock');
    const types = oneOf.map((block) => properties(block)['blockType']?.const);
    expect(types).toHaveLength(9);
    expect(Object.keys(discriminator?.mapping ?? {})).toEqual(types);
  });

  it('DEV-01 a block type the app does not know is valid, whatever its content', () => {
    expect(accepts({ blockId: '1', blockType: 'SnowfallBlock', content: { intensity: 'light' } })).toBe(true);
    expect(accepts({ blockId: '1', blockType: 'QuoteBlock', content: quote })).toBe(true);
  });

  it('DEV-01 the mocks cannot pass a known block with a misspelt field off as an unknown one', () => {
    const { text, ...rest } = quote;
    const misspelt = { blockId: '1', blockType: 'QuoteBlock', content: { ...rest, txt: text } };
    expect(closedValidatorOf({ $ref: '#/components/schemas/Block' })(misspelt)).toBe(false);
  });
});

it('DEV-01 every price an answer carries can be withheld from a visitor', () => {
  const priced = Object.entries(contract.schemas).flatMap(([name, { properties: own = {} }]) =>
    Object.entries(own)
      .filter(([, { oneOf = [], $ref = '' }]) => [$ref, ...oneOf.map((one) => one.$ref)].some(isPrice))
      .map(([key, { oneOf = [] }]) => ({
        field: `${name}.${key}`,
        nullable: oneOf.some(({ type }) => type === 'null'),
      })),
  );
  const inside =
    /^(Price|TierPrice|LinePrice|CartPrice|PriceFields|FreeShipping|Order|OrderApproval|Quote|Invoice|Credit)\./;
  expect(priced.length).toBeGreaterThan(5);
  expect(priced.filter(({ field, nullable }) => !nullable && !inside.test(field))).toEqual([]);
});

function isPrice(ref?: string): boolean {
  return /\/(Price|LinePrice|CartPrice|FreeShipping|Money)$/.test(ref ?? '');
}

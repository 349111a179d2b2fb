import { shopBrand } from '../../../brand/shopBrand';
import type {
  CategoryPage,
  FdvPage,
  Image,
  PageFields,
  ProductPage,
  SubCategory,
} from '../../../src/api/generated/types';
import { previewAddress } from '../content/render/images';
import { contextAt, type ShopContext } from '../context';
import { site } from '../site';
import { marketingText } from './cards';
import { categoryType, type Category } from './categories/categories';
import { dataSheet } from './dataSheets';
import { productDetails } from './details';
import { categoryThumbnail } from './categories/faces';
import { heroOf } from './categories/heroes';
import { productImage } from './images';
import { textsIn } from './texts';
import { productName } from './assortment/names';
import type { Product } from './product';
import { promotionIn } from './prices/promotions';
import { categoryTrail, productTrail } from './categories/trail';
import { categoryUrl, dataSheetUrl, atEveryRoute, placeAt, productUrl } from './urls';
import { wordsIn } from './words';

interface Outline {
  pageId: string;
  title: string;
  description: string;
  /** Addresses by language tag. */
  urls: Record<string, string>;
  /** Address of the page. */
  url: string;
  image: Image | null;
  hidden?: boolean;
}

/** Fields common to all pages. */
function fields(
  { pageId, title, description, url, urls, image, hidden = false }: Outline,
  breadcrumb: PageFields['breadcrumb'],
): PageFields {
  return {
    pageId,
    url,
    pageTitle: title,
    metaTitle: `${title} – ${shopBrand.name}`,
    metaDescription: description,
    canonicalLink: `${site}${url}`,
    alternativeLinks: urls,
    disableIndexing: hidden,
    openGraphTitle: title,
    openGraphDescription: description,
    openGraphImage: image && `${site}${previewAddress(image)}`,
    openGraphType: 'website',
    openGraphUrl: `${site}${url}`,
    breadcrumb,
    contentArea: [],
    hero: null,
    heroModel: null,
  };
}

function subCategory(category: Category, { language, route }: ShopContext): SubCategory {
  const { code, names } = category;
  const heading = names[language];
  return {
    heading,
    code,
    thumbnail: categoryThumbnail(category, language),
    link: { text: heading, url: categoryUrl(code, route), title: null, target: null },
  };
}

/** A category's page (LIST-11); its pageId is the id of getCategoryProducts. */
function categoryPage(category: Category, context: ShopContext): CategoryPage {
  const { language, route } = context;
  const { code, names, parent, children } = category;
  const preamble = textsIn(language).intros[category.node.code];
  const outline = {
    pageId: code,
    title: names[language],
    description: preamble,
    url: categoryUrl(code, route),
    urls: atEveryRoute((each) => categoryUrl(code, each)),
    image: categoryThumbnail(category, language),
  };
  const hero = heroOf(category, language);
  return {
    ...fields(outline, categoryTrail(category, route)),
    hero,
    pageType: categoryType(category),
    preamble,
    subCategories: children.map((child) => subCategory(child, context)),
    parentCategoryId: parent && parent.code,
    parentCategoryName: parent && parent.names[language],
    renderTopImage: hero !== null,
    ...promotionIn(category, context),
  };
}

function outlineOf(product: Product, { language, route }: ShopContext): Outline {
  return {
    pageId: `p-${product.code}`,
    title: productName(product, language),
    description: marketingText(product, language),
    url: productUrl(product, route),
    urls: atEveryRoute((each) => productUrl(product, each)),
    image: productImage(product, product.colors[0], product.view, language),
    hidden: !product.active,
  };
}

/** A product's page (PDP-01). */
function productPage(product: Product, context: ShopContext): ProductPage {
  const details = productDetails(product, context);
  return {
    ...fields(outlineOf(product, context), productTrail(product, context.route)),
    pageType: details.variations.length === 0 ? 'ProductBase' : 'ProductPage',
    product: details,
  };
}

/** The page of a product's data sheet (PDP-03). */
function dataSheetPage(product: Product, context: ShopContext): FdvPage {
  const { language, route } = context;
  const url = dataSheetUrl(product, route);
  const label = wordsIn(language).dataSheet;
  const outline = {
    ...outlineOf(product, context),
    pageId: `fdv-${product.code}`,
    title: `${label}: ${productName(product, language)}`,
    url,
    urls: atEveryRoute((each) => dataSheetUrl(product, each)),
  };
  const crumb = { id: outline.pageId, href: url, text: label, target: null, title: null };
  return {
    ...fields(outline, [...productTrail(product, route), crumb]),
    pageType: 'FdvPage',
    dataSheet: dataSheet(product, context),
  };
}

/**
 * The page at a path without query, in the language and market of the path, or undefined when the catalogue has none.
 */
export function cataloguePage(
  path: string,
  context: ShopContext,
): CategoryPage | ProductPage | FdvPage | undefined {
  const place = placeAt(path);
  if (!place) return undefined;
  const inItsLanguage = { ...context, ...contextAt(place.route, context.seesPrices) };
  if ('category' in place) return categoryPage(place.category, inItsLanguage);
  if ('product' in place) return productPage(place.product, inItsLanguage);
  return dataSheetPage(place.dataSheetOf, inItsLanguage);
}

import type {
  CategoryPage,
  FdvPage,
  Image,
  PageFields,
  ProductPage,
  SubCategory,
} from '../../../src/api/generated/types';
import type { Language, Localized, ShopContext } from '../context';
import { site, siteName } from '../site';
import { marketingText } from './cards';
import { categoryType, type Category } from './categories';
import { dataSheet } from './dataSheets';
import { productDetails } from './details';
import { categoryThumbnail } from './faces';
import { heroOf } from './heroes';
import { productImage } from './images';
import { introOf } from './intros';
import { productName } from './names';
import type { Product } from './product';
import { promotionIn } from './promotions';
import { categoryTrail, productTrail } from './trail';
import { categoryUrl, dataSheetUrl, inEveryLanguage, placeAt, productUrl } from './urls';
import { wordsIn } from './words/wordsIn';

interface Outline {
  pageId: string;
  title: string;
  description: string;
  urls: Localized;
  image: Image | null;
  hidden?: boolean;
}

/** What a page of the catalogue has in common with every other page. */
function fields(
  { pageId, title, description, urls, image, hidden = false }: Outline,
  breadcrumb: PageFields['breadcrumb'],
  language: Language,
): PageFields {
  const url = urls[language];
  return {
    pageId,
    url,
    pageTitle: title,
    metaTitle: `${title} – ${siteName}`,
    metaDescription: description,
    canonicalLink: `${site}${url}`,
    alternativeLinks: { ...urls },
    disableIndexing: hidden,
    openGraphTitle: title,
    openGraphDescription: description,
    openGraphImage: image && `${site}${image.src}`,
    openGraphType: 'website',
    openGraphUrl: `${site}${url}`,
    breadcrumb,
    contentArea: [],
    hero: null,
    heroModel: null,
  };
}

function subCategory(category: Category, language: Language): SubCategory {
  const { code, names } = category;
  const heading = names[language];
  return {
    heading,
    code,
    thumbnail: categoryThumbnail(category, language),
    link: { text: heading, url: categoryUrl(code, language), title: null, target: null },
  };
}

/** A category's page (LIST-11); its pageId is the id of getCategoryProducts. */
function categoryPage(category: Category, { language }: ShopContext): CategoryPage {
  const { code, names, parent, children } = category;
  const preamble = introOf(category, language);
  const outline = {
    pageId: code,
    title: names[language],
    description: preamble,
    urls: inEveryLanguage((each) => categoryUrl(code, each)),
    image: categoryThumbnail(category, language),
  };
  const hero = heroOf(category, language);
  return {
    ...fields(outline, categoryTrail(category, language), language),
    hero,
    pageType: categoryType(category),
    preamble,
    subCategories: children.map((child) => subCategory(child, language)),
    parentCategoryId: parent && parent.code,
    parentCategoryName: parent && parent.names[language],
    renderTopImage: hero !== null,
    promotion: promotionIn(category, language),
  };
}

function outlineOf(product: Product, language: Language): Outline {
  return {
    pageId: `p-${product.code}`,
    title: productName(product, language),
    description: marketingText(product, language),
    urls: inEveryLanguage((each) => productUrl(product, each)),
    image: productImage(product, product.colors[0], product.view, language),
    hidden: !product.active,
  };
}

/** A product's page (PDP-01). */
function productPage(product: Product, context: ShopContext): ProductPage {
  const { language } = context;
  const details = productDetails(product, context);
  return {
    ...fields(outlineOf(product, language), productTrail(product, language), language),
    pageType: details.variations.length === 0 ? 'ProductBase' : 'ProductPage',
    product: details,
  };
}

/** The page of a product's data sheet (PDP-03). */
function dataSheetPage(product: Product, { language }: ShopContext): FdvPage {
  const url = dataSheetUrl(product, language);
  const label = wordsIn(language).dataSheet;
  const outline = {
    ...outlineOf(product, language),
    pageId: `fdv-${product.code}`,
    title: `${label}: ${productName(product, language)}`,
    urls: inEveryLanguage((each) => dataSheetUrl(product, each)),
  };
  const crumb = { id: outline.pageId, href: url, text: label, target: null, title: null };
  return {
    ...fields(outline, [...productTrail(product, language), crumb], language),
    pageType: 'FdvPage',
    dataSheet: dataSheet(product, language),
  };
}

/** The page at a path without query, in the language of the path, or undefined when the catalogue has none. */
export function cataloguePage(
  path: string,
  context: ShopContext,
): CategoryPage | ProductPage | FdvPage | undefined {
  const place = placeAt(path);
  if (!place) return undefined;
  const inItsLanguage = { ...context, language: place.language };
  if ('category' in place) return categoryPage(place.category, inItsLanguage);
  if ('product' in place) return productPage(place.product, inItsLanguage);
  return dataSheetPage(place.dataSheetOf, inItsLanguage);
}

import { shopBrand } from '../../../../brand/shopBrand';
import type { Breadcrumb, HeroModel, Page, PageFields } from '../../../../src/api/generated/types';
import type { ShopContext } from '../../context';
import { site } from '../../site';
import type { ContentPageType, PageSource } from '../../../data/schemas/pages';
import { pages, pageTrail } from '../pages';
import { alternativeLinks, pageUrl } from '../pageUrls';
import { link, renderBlock, storeIn } from './blocks';
import { withCampaignEnd } from './campaignEnd';
import { heroImage } from '../../catalogue/categories/heroes';
import { previewAddress, roomImage } from './images';

type ContentPage = Extract<Page, { pageType: ContentPageType }>;

function breadcrumb(page: PageSource, { language, route }: ShopContext): Breadcrumb[] {
  return pageTrail(page).map((each) => ({
    href: pageUrl(each, route),
    text: each.parent === undefined ? shopBrand.name : each.title[language],
    target: null,
    title: null,
    id: each.id,
  }));
}

function heroModel(page: PageSource, context: ShopContext): HeroModel | null {
  if (!page.hero || page.room === undefined) return null;
  const { heading, text, link: target, label } = page.hero;
  return {
    heading: heading[context.language],
    text: text[context.language],
    image: roomImage(page.room, context.language),
    link: link(target, label, context),
  };
}

function searchFields(page: PageSource, { language, route }: ShopContext) {
  const title = page.title[language];
  const description = page.lead[language] === '' ? null : withCampaignEnd(page.lead[language], language);
  const picture = page.room === undefined ? null : `${site}${previewAddress(roomImage(page.room, language))}`;
  const url = `${site}${pageUrl(page, route)}`;
  return {
    metaTitle: page.parent === undefined ? `${shopBrand.name} – ${title}` : `${title} – ${shopBrand.name}`,
    metaDescription: description,
    canonicalLink: page.hidden ? null : url,
    alternativeLinks: alternativeLinks(page),
    disableIndexing: page.hidden ?? false,
    openGraphTitle: title,
    openGraphDescription: description,
    openGraphImage: picture,
    openGraphType: page.type === 'InspirationPage' ? 'article' : 'website',
    openGraphUrl: url,
  };
}

/** Blocks of a page; the id of a block consists of the page's id and the index. */
const blocksOf = (page: PageSource, context: ShopContext) =>
  page.blocks.map((block, index) => renderBlock(block, `${page.id}-${index}`, context));

/**
 * The block of any page that an editor previews: `?blockId=<page id>-<index>`; by default, that of the preview page.
 */
function previewedBlock(blockId: string | null, context: ShopContext) {
  const page = pages.find(({ id, blocks }) => blocks.some((_, index) => `${id}-${index}` === blockId));
  return page && blocksOf(page, context).filter((block) => block.blockId === blockId);
}

function fields(page: PageSource, context: ShopContext): PageFields {
  const { language, route } = context;
  return {
    pageId: page.id,
    url: pageUrl(page, route),
    pageTitle: page.title[language],
    ...(page.lead[language] === '' ? {} : { preamble: withCampaignEnd(page.lead[language], language) }),
    ...searchFields(page, context),
    breadcrumb: breadcrumb(page, context),
    contentArea: blocksOf(page, context),
    // Decorative beside the words of a campaign, so without alternative text.
    hero:
      page.room === undefined || page.hero
        ? null
        : (heroImage(page.id, '') ?? roomImage(page.room, language)),
    heroModel: heroModel(page, context),
  };
}

/**
 * A content page in the contract's form, in one language and for one customer.
 * @param query of the page's address
 */
export function renderPage(page: PageSource, query: URLSearchParams, context: ShopContext): ContentPage {
  const common = fields(page, context);
  const pageType = page.type;
  if (pageType === 'StorefrontPage') {
    if (!page.store) throw new Error(`The page ${page.id} has no shop`);
    return { ...common, pageType, store: storeIn(page.store, context.language) };
  }
  if (pageType === 'OrderConfirmationPage') {
    const orderNumber = query.get('orderNumber');
    return { ...common, pageType, ...(orderNumber === null ? {} : { orderNumber }) };
  }
  if (pageType === 'BlockPreviewPage') {
    const contentArea = previewedBlock(query.get('blockId'), context) ?? common.contentArea;
    return { ...common, pageType, contentArea };
  }
  return { ...common, pageType };
}

import type {
  CallToAction,
  CategoryTile,
  KnownBlock,
  Link,
  Product,
  Store,
} from '../../../../src/api/generated/types';
import type { BlockSource, CallSource, StoreFacts, TileSource } from '../../../data/schemas/pages';
import type { Localized, ShopContext } from '../../context';
import type { Language } from '../../languages';
import { categoryLink, categoryTile, productsIn } from '../assortment';
import { pageById } from '../pages';
import { urlOfPage } from '../pageUrls';
import { withCampaignEnd } from './campaignEnd';
import { hotspotsOf } from './hotspots';
import { roomImage } from './images';
import { richText, targetUrl } from './links';

type Block = KnownBlock;
type Source<Type extends BlockSource['type']> = Extract<BlockSource, { type: Type }>;

/** Maximum number of products in a block. */
const shown = { carousel: 10, listing: 12 };

/** A store in the contract's form, in one language. */
export const storeIn = (store: StoreFacts, language: Language): Store => ({
  ...store,
  exceptions: store.exceptions.map(({ date, text }) => ({ date, text: text[language] })),
});

/** Products cut to full rows of four. */
const wholeRows = (products: Product[]): Product[] =>
  products.length < 4 ? products : products.slice(0, products.length - (products.length % 4));

export function link(target: string, label: Localized, { language, route }: ShopContext): Link {
  return { text: label[language], url: targetUrl(target, route), title: null, target: null };
}

function tile(source: TileSource, context: ShopContext): CategoryTile {
  if ('category' in source) return categoryTile(source.category, context);
  const page = pageById(source.page);
  if (page.room === undefined) throw new Error(`The page ${page.id} has no picture for a tile`);
  return {
    heading: page.title[context.language],
    image: roomImage(page.room, context.language),
    url: urlOfPage(page.id, context.route),
    ...(page.store && { store: storeIn(page.store, context.language) }),
  };
}

function call(source: CallSource, context: ShopContext): CallToAction {
  const { language } = context;
  if ('page' in source) {
    const { id, title, lead, room } = pageById(source.page);
    return {
      heading: title[language],
      text: withCampaignEnd(lead[language], language),
      image: room === undefined ? null : roomImage(room, language),
      link: link(`page:${id}`, source.label, context),
    };
  }
  return {
    heading: source.heading[language],
    text: source.text[language],
    image: source.room === undefined ? null : roomImage(source.room, language),
    link: link(source.link, source.label, context),
  };
}

function productBlock(source: Source<'carousel' | 'listing'>, blockId: string, context: ShopContext): Block {
  const content = {
    heading: source.heading[context.language],
    products: productsIn(source, shown[source.type], context),
    link: categoryLink(source.category, context),
  };
  return source.type === 'carousel'
    ? { blockId, blockType: 'ProductCarouselBlock', content }
    : {
        blockId,
        blockType: 'ProductListingBlock',
        content: { ...content, products: wholeRows(content.products), text: null },
      };
}

function imageText(source: Source<'imageText'>, blockId: string, context: ShopContext): Block {
  const { language, route } = context;
  const content = {
    heading: source.heading[language],
    text: richText(source.body[language], route),
    image: roomImage(source.room, language),
    imagePosition: source.side,
    link: null,
    hotspots: hotspotsOf(source.room, context),
  };
  return { blockId, blockType: 'ImageTextBlock', content };
}

function quote(source: Source<'quote'>, blockId: string, { language }: ShopContext): Block {
  const content = {
    text: source.quote[language],
    attribution: source.author[language],
    image: source.room === undefined ? null : roomImage(source.room, language),
  };
  return { blockId, blockType: 'QuoteBlock', content };
}

function faq(source: Source<'faq'>, blockId: string, { language, route }: ShopContext): Block {
  const items = source.items.map(({ question, answer }) => ({
    question: question[language],
    answer: richText(answer[language], route),
  }));
  return { blockId, blockType: 'FaqBlock', content: { heading: source.heading[language], items } };
}

function video(source: Source<'video'>, blockId: string, { language }: ShopContext): Block {
  const content = {
    title: source.title[language],
    src: source.src,
    poster: roomImage(source.room, language),
    captionsSrc: null,
    text: source.text[language],
  };
  return { blockId, blockType: 'VideoBlock', content };
}

/** An editor's block in the contract's form, in one language and for one customer. */
export function renderBlock(source: BlockSource, blockId: string, context: ShopContext): Block {
  const { language, route } = context;
  const heading = 'heading' in source ? (source.heading?.[language] ?? null) : null;
  switch (source.type) {
    case 'text': {
      const text = richText(source.body[language], route);
      return { blockId, blockType: 'ContentBlock', content: { heading, text, image: null, link: null } };
    }
    case 'tiles': {
      const tiles = source.tiles.map((each) => tile(each, context));
      return { blockId, blockType: 'CategoryTilesBlock', content: { heading, tiles } };
    }
    case 'cta': {
      const items = source.items.map((each) => call(each, context));
      return { blockId, blockType: 'CTAContainer', content: { heading, items } };
    }
    case 'carousel':
    case 'listing':
      return productBlock(source, blockId, context);
    case 'imageText':
      return imageText(source, blockId, context);
    case 'quote':
      return quote(source, blockId, context);
    case 'faq':
      return faq(source, blockId, context);
    case 'video':
      return video(source, blockId, context);
  }
}

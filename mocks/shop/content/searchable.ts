import type { BlockSource } from '../../data/schemas/pages';
import type { Localized } from '../context';
import type { Language } from '../languages';
import { pages } from './pages';
import { withCampaignEnd } from './render/campaignEnd';

/** A content page in the search index. */
export interface SearchableContent {
  name: string;
  pageId: string;
  lead: string;
  /** All its words. */
  text: string;
}

/** Texts of a block. */
function textsOf(block: BlockSource): Localized[] {
  const heading = 'heading' in block && block.heading ? [block.heading] : [];
  switch (block.type) {
    case 'text':
    case 'imageText':
      return [...heading, block.body];
    case 'faq':
      return [...heading, ...block.items.flatMap(({ question, answer }) => [question, answer])];
    case 'quote':
      return [block.quote, block.author];
    case 'cta':
      return [
        ...heading,
        ...block.items.flatMap((item) => ('page' in item ? [] : [item.heading, item.text])),
      ];
    default:
      return heading;
  }
}

const withoutTags = (html: string) => html.replace(/<[^>]*>/g, ' ');

/** All content pages in a language that are not hidden from search engines. */
export function searchableContent(language: Language): SearchableContent[] {
  return pages
    .filter(({ hidden }) => !hidden)
    .map((page) => ({
      name: page.title[language],
      pageId: page.id,
      lead: withCampaignEnd(page.lead[language], language),
      text: page.blocks
        .flatMap(textsOf)
        .map((text) => withoutTags(text[language]))
        .join(' '),
    }));
}

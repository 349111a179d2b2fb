import { sampleCategory, sampleSearch } from '../../../mocks/shop/sampleVisits';
import type { Target } from './visit';

/** The cards of the first window: two rows. */
const cards = { selector: 'main article', count: 8 };
const cardPictures = { selector: 'main article img', count: 3 };

/** A category page: cards in the first viewport, with filters beside them. */
const category: Target = {
  name: 'category',
  path: sampleCategory,
  content: cards,
  pictures: cardPictures,
  isInteractive: true,
};

const search: Target = { ...category, name: 'search', path: `/en/search?query=${sampleSearch}` };

const start: Target = {
  name: 'start',
  path: '/en',
  content: { selector: 'main h1', count: 1 },
  pictures: { selector: 'main section img', count: 1 },
  isInteractive: true,
};

/** Its path is that of the first product of the category. */
const product: Target = {
  name: 'product',
  path: '',
  content: { selector: 'main article h1', count: 1 },
  pictures: { selector: 'main article img', count: 1 },
  isInteractive: true,
};

/** Pages of the shop to measure. */
export const shopTargets = { start, category, search, product };

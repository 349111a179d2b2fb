import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { productCard } from '../../../mocks/shop/catalogue/cards';
import { catalogue } from '../../../mocks/shop/catalogue/catalogue';
import { contextAt } from '../../../mocks/shop/context';
import { renderInShop } from '../../../tests/support/renderInShop';
import '../../components/plain/sanitizeHtml';
import { ContentArea } from './ContentArea';
import type { Block, Image } from './schemas';

const product = catalogue().products[0];
if (!product) throw new Error('The catalogue is empty');
const sofa = productCard(product, contextAt('en'));
const image: Image = { alt: 'A room', src: '/room.webp', title: null };
const link = { text: 'See all', url: '/en/sofas', title: null, target: null };

/** One block of each type in the contract. */
const blocks: Block[] = [
  { blockId: '1', blockType: 'ContentBlock', content: { heading: 'Wood', text: '<p>Pine</p>', image, link } },
  {
    blockId: '2',
    blockType: 'ProductListingBlock',
    content: { heading: 'New', text: 'Just in', products: [], link },
  },
  {
    blockId: '3',
    blockType: 'CTAContainer',
    content: { heading: 'Ways in', items: [{ heading: 'Sleep', text: 'Well', image, link }] },
  },
  {
    blockId: '4',
    blockType: 'ImageTextBlock',
    content: { heading: 'At home', text: '<p>Us</p>', image, imagePosition: 'right', link: null },
  },
  { blockId: '5', blockType: 'ProductCarouselBlock', content: { heading: 'Sofas', products: [sofa], link } },
  {
    blockId: '6',
    blockType: 'CategoryTilesBlock',
    content: { heading: 'Rooms', tiles: [{ heading: 'Bedroom', image, url: '/en/bedroom' }] },
  },
  {
    blockId: '7',
    blockType: 'QuoteBlock',
    content: { text: 'Buy less often.', attribution: 'Above the door', image: null },
  },
  {
    blockId: '8',
    blockType: 'VideoBlock',
    content: { title: 'The workshop', src: '/v.mp4', poster: image, captionsSrc: null, text: 'No words' },
  },
  {
    blockId: '9',
    blockType: 'FaqBlock',
    content: { heading: 'Questions', items: [{ question: 'When?', answer: '<p>Soon</p>' }] },
  },
];

/** jsdom has no layout. */
class NothingResizes {
  observe() {}
  disconnect() {}
}

function show(shown: Block[]) {
  return renderInShop(<ContentArea blocks={shown} />);
}

beforeEach(() => {
  vi.stubGlobal('dataLayer', undefined);
  vi.stubGlobal('ResizeObserver', NothingResizes);
});
afterEach(() => {
  delete window.dataLayer;
});

test('PDP-04 every block type of the contract shows what the editors wrote', () => {
  show(blocks);
  const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(headings).toEqual([
    'Wood',
    'New',
    'Ways in',
    'At home',
    'Sofas',
    'Rooms',
    'The workshop',
    'Questions',
  ]);
  expect(screen.getByRole('heading', { level: 3, name: 'Sleep' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Bedroom' }).getAttribute('href')).toBe('/en/bedroom');
  expect(screen.getByText('Buy less often.').tagName).toBe('BLOCKQUOTE');
  expect(screen.getByText('Above the door').tagName).toBe('FIGCAPTION');
  expect(screen.getByRole('button', { name: 'When?' })).toBeTruthy();
  expect(screen.getAllByRole('link', { name: 'See all' })).toHaveLength(4);
  expect(screen.getByRole('article').textContent).toContain(sofa.name);
  expect(window.dataLayer).toBeUndefined();
});

test('PDP-04 the products in a picture are links at their places; those outside its frame are left out', async () => {
  const spot = { y: 0.5, name: 'Vik sofa', url: '/en/vik' };
  const hotspots = [
    { ...spot, x: 0.25 },
    { ...spot, x: 0.05, name: 'Tind lamp', url: '/en/tind' },
  ];
  const content = {
    ...{ heading: 'At home', text: '', imagePosition: 'left' as const, link: null, hotspots },
    image: { ...image, width: 1600, height: 900 },
  };
  renderInShop(<ContentArea blocks={[{ blockId: '1', blockType: 'ImageTextBlock', content }]} />);
  const link = await screen.findByRole('link', { name: 'Vik sofa' });
  expect(link.getAttribute('href')).toBe('/en/vik');
  expect(Number.parseFloat(link.closest('li')?.style.left ?? '')).toBeCloseTo(14.4, 1);
  expect(screen.queryByRole('link', { name: 'Tind lamp' })).toBeNull();
});

test('PDP-04 a tile of a store shows its address and its hours today', async () => {
  const store = {
    ...{ name: 'Oslo', address: 'Elvebakken 7', postalCode: '0182', city: 'Oslo', countryCode: 'NO' },
    ...{ phoneNumber: null, email: null, mapUrl: null, openingHours: [], exceptions: [] },
  };
  const tiles = [{ heading: 'Furulia Oslo', image, url: '/en/shops/oslo', store }];
  const content = { heading: 'Shops', tiles };
  renderInShop(<ContentArea blocks={[{ blockId: '1', blockType: 'CategoryTilesBlock', content }]} />);
  expect(await screen.findByText('Elvebakken 7, 0182 Oslo')).toBeTruthy();
  expect(screen.getByText('Today: Closed')).toBeTruthy();
});

test('PDP-04 a block type this app does not know is skipped and reported once', () => {
  const unknown: Block = { blockId: 'x', blockType: 'HologramBlock', content: { heading: 'Look' } };
  show([unknown, ...blocks.slice(0, 1)]);
  show([unknown]);
  expect(screen.queryByText('Look')).toBeNull();
  expect(window.dataLayer).toEqual([{ event: 'unknown_content', kind: 'blockType', name: 'HologramBlock' }]);
});

test('PDP-04 a block type named like a part of every object is no block type', () => {
  show([{ blockId: 'x', blockType: 'constructor', content: {} }]);
  expect(screen.queryByRole('heading')).toBeNull();
});

test('PDP-04 a video makes no request before it is played', () => {
  show(blocks.slice(7, 8));
  const video = document.querySelector('video');
  expect(video?.getAttribute('preload')).toBe('none');
  expect(video?.autoplay).toBe(false);
});

test('PDP-04 a call to action without words leaves no item', () => {
  const empty = { heading: '', text: ' ', image, link: { ...link, text: '' } };
  const items = [empty, { heading: 'Sleep', text: null, image: null, link }];
  show([{ blockId: '1', blockType: 'CTAContainer', content: { heading: 'Ways in', items } }]);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['SleepSee all']);
});

/** A number of quotes, with the index as id. */
const quotes = (count: number) =>
  Array.from({ length: count }, (_, place): Block => ({
    blockId: String(place),
    blockType: 'QuoteBlock',
    content: { text: `Quote ${place}`, attribution: null, image: null },
  }));

describe('a page of very many blocks', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const advance = (ms: number, times: number) => {
    for (let step = 0; step < times; step += 1) act(() => void vi.advanceTimersByTime(ms));
  };

  test('PDP-04 shows the first at once and the others step by step, all of them', () => {
    show(quotes(60));
    expect(screen.getByText('Quote 23')).toBeTruthy();
    expect(screen.queryByText('Quote 24')).toBeNull();
    advance(50, 2);
    expect(screen.getByText('Quote 59')).toBeTruthy();
  });

  test.each([
    ['#150', 'content-150'],
    ['#content-150', 'content-150'],
    ['#oil', 'content-oil'],
    ['#content-oil', 'content-oil'],
  ])('APP-04 renders those up to the one that the hash %s leads to without pauses', (hash, id) => {
    const blockList = quotes(400);
    const text = '<p>Oil it.</p><h3 id="oil">Which oil</h3>';
    blockList[151] = {
      blockId: 'care',
      blockType: 'ContentBlock',
      content: { text, image: null, link: null },
    };
    renderInShop(<ContentArea blocks={blockList} />, { address: `/no${hash}` });
    advance(0, 8);
    expect(document.getElementById(id)).not.toBeNull();
    expect(screen.queryByText('Quote 200')).toBeNull();
  });
});

test.each(['ProductListingBlock', 'ProductCarouselBlock'] as const)(
  'PDP-04 a product that is not visible is left out of a %s',
  (blockType) => {
    const hidden = { ...sofa, code: '100002', name: 'Hidden', visible: false };
    const content = { heading: 'Row', text: '', link, products: [sofa, hidden] };
    show([{ blockId: 'a', blockType, content }]);
    expect(screen.getAllByRole('article')).toHaveLength(1);
    expect(screen.queryByText('Hidden')).toBeNull();
  },
);

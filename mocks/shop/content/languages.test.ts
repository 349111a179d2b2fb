import { expect, it } from 'vitest';
import type { Localized } from '../context';
import { shippingSources } from './delivery';
import { pages } from './pages';

const isText = (value: object): value is Localized => 'no' in value && 'sv' in value && 'en' in value;

/** All texts of the editors' pages, in three languages, by place. */
function textsIn(value: unknown, place: string): { place: string; text: Localized }[] {
  if (typeof value !== 'object' || value === null) return [];
  if (isText(value)) return [{ place, text: value }];
  return Object.entries(value).flatMap(([key, part]) => textsIn(part, `${place}.${key}`));
}

const texts = pages.flatMap((page) => textsIn(page, page.id)).filter(({ text }) => text.en !== '');
const words = (html: string) =>
  html
    .replace(/<[^>]*>/g, ' ')
    .toLowerCase()
    .split(/[^\p{L}’']+/u);
const has = (html: string, foreign: readonly string[]) => words(html).some((word) => foreign.includes(word));

/** Frequent words that identify a language. */
const english = ['the', 'and', 'with', 'your', 'of', 'you', 'is', 'are', 'from', 'this'];
const norwegian = ['og', 'ikke', 'av', 'til', 'fra', 'på', 'en', 'ett'];
const swedish = ['och', 'inte', 'av', 'till', 'från', 'på', 'en', 'ett'];

it('PDP-04 every text is there in three languages', () => {
  expect(texts.length).toBeGreaterThan(250);
  expect(texts.filter(({ text }) => text.no.trim() === '' || text.sv.trim() === '')).toEqual([]);
});

it('PDP-04 no language is left in another one’s words', () => {
  const wrong = texts.filter(
    ({ text: { no, sv, en } }) =>
      has(no, english) ||
      has(sv, english) ||
      has(en, [...norwegian, ...swedish]) ||
      has(no, ['och', 'inte', 'från']) ||
      has(sv, ['og', 'ikke', 'fra']),
  );
  expect(wrong).toEqual([]);
});

it('PDP-04 a sentence is never the same in English as in the others', () => {
  const sentences = texts.filter(({ text }) => words(text.en).length > 6);
  expect(sentences.length).toBeGreaterThan(100);
  expect(sentences.filter(({ text: { no, sv, en } }) => en === no || en === sv || no === sv)).toEqual([]);
});

it('PDP-04 a percentage, a size and an amount of thousands stay on one line', () => {
  const breaking = texts.filter(({ text }) => /\d [%×]|\d \d{3}\b/.test(`${text.no}\n${text.sv}`));
  expect(breaking).toEqual([]);
});

it('PDP-04 the delivery page calls the ways to be delivered to what the checkout calls them', () => {
  const page = texts.filter(({ place }) => place.startsWith('delivery.'));
  for (const language of ['no', 'sv', 'en'] as const)
    for (const { name } of shippingSources.filter(({ collectionAddress }) => !collectionAddress))
      expect(page.map(({ text }) => text[language]).join(' ')).toContain(name[language]);
});

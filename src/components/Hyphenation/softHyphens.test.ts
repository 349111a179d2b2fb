import { readFileSync } from 'node:fs';
import norwegian from 'hyphen/patterns/nb.js';
import swedish from 'hyphen/patterns/sv.js';
import { expect, test } from 'vitest';
import { hyphenateBy, limits, softHyphen, withSoftHyphens } from './softHyphens';

const inNorwegian = hyphenateBy(norwegian);
const inSwedish = hyphenateBy(swedish);

/** A text with a visible mark for each soft hyphen. */
const marked = (text: string, hyphenate = inNorwegian) =>
  withSoftHyphens(text, hyphenate).replaceAll(softHyphen, '|');

test('UI-04 long Norwegian and Swedish words get soft hyphens between their parts', () => {
  expect(marked('Alt om utendørsbelysningstilbehør til hagen.')).toBe(
    'Alt om utendørs|be|lys|nings|til|behør til hagen.',
  );
  expect(marked('Utendørsbelysningstilbehør/hage')).toBe('Utendørs|be|lys|nings|til|behør/hage');
  expect(marked('Allt om trädgårdsbelysningstillbehör', inSwedish)).toBe(
    'Allt om trädgårds|be|lys|nings|till|behör',
  );
});

test('UI-04 soft hyphens keep the limits that the style sheet sets for automatic ones', () => {
  expect(limits.word).toBe(16);
  expect(readFileSync('src/theme/global.css', 'utf8')).toContain(
    `hyphenate-limit-chars: ${limits.word} ${limits.before} ${limits.after};`,
  );
  expect(marked('spisebordsstoler og kjøkkenbenker')).toBe('spisebords|stoler og kjøkkenbenker');
});

test('UI-04 addresses, codes and words with soft hyphens of their own stay as they are', () => {
  for (const text of [
    'kundeservice@utendørsbelysningstilbehør.no',
    'www.utendørsbelysningstilbehør.no',
    'https://furulia.test/utendørsbelysningstilbehør',
    'UTENDØRSBELYSNINGSTILBEHØR-4711',
    'utendørs\u00ADbelysningstilbehør',
  ])
    expect(withSoftHyphens(text, inNorwegian)).toBe(text);
  const hyphenated = withSoftHyphens('utendørsbelysningstilbehør', inNorwegian);
  expect(withSoftHyphens(hyphenated, inNorwegian)).toBe(hyphenated);
});

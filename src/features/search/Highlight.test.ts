import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { splitMatches } from './Highlight';

const marked = (text: string, query: string) =>
  splitMatches(text, query)
    .map((part) => (part.isMatch ? `[${part.text}]` : part.text))
    .join('');

describe('SRCH-03 match highlighting', () => {
  it.each([
    ['Hjørnesofa Vik', 'sofa', 'Hjørne[sofa] Vik'],
    ['Spisebord i eik', 'EIK bord', 'Spise[bord] i [eik]'],
    ['104512-02', '4512-0', '10[4512-0]2'],
    ['a.b (c)', '. (', 'a[.]b [(]c)'],
    ['Sofa', '  ', 'Sofa'],
    ['sofabord', 'sofa sofabord', '[sofabord]'],
    ['Sofa fra Løvås', 'SOFÁ lovas', '[Sofa] fra [Løvås]'],
    ['İstanbul lounge', 'loun', 'İstanbul [loun]ge'],
    ['Corner sofa', '"corner sofa"', '[Corner] [sofa]'],
    ['Spisebord i eik', 'bord i eik', 'Spise[bord] [i] [eik]'],
    ['🛋️ sofa', '🛋️', '[🛋️] sofa'],
  ])('SRCH-03 %s, searched with %s, shows %s', (text, query, shown) => {
    expect(marked(text, query)).toBe(shown);
  });

  it('SRCH-03 the parts join to the text, whatever the query', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (text, query) => {
        expect(
          splitMatches(text, query)
            .map((part) => part.text)
            .join(''),
        ).toBe(text);
      }),
    );
  });
});

import { screen } from '@testing-library/react';
import { expect, it, describe } from 'vitest';
import { renderInShop } from '../../../../tests/support/renderInShop';
import { productWith, samplePrice } from '../../../../tests/support/sampleProduct';
import { ProductOption, splitMatches } from './ProductOption';
import fc from 'fast-check';

it('DEV-01 a hit without a thumbnail shows the placeholder and its own texts', () => {
  const hit = productWith({ thumbnail: null, brand: null, inStockQuantity: 7 });
  const { container } = renderInShop(<ProductOption hit={hit} query="vik" />);
  expect(screen.getAllByText('Missing Image')).toHaveLength(1);
  expect(container.querySelector('img')).toBeNull();
  expect(container.textContent).toContain('Vik chair Sofa Few left');
});

it('SRCH-05 a hit has its type and rating; its number for a search by number and for a business customer', () => {
  const hit = productWith({ productType: 'Chair', rating: { average: 4.5, count: 12 } });
  const textOf = (query: string, signedIn?: 'organization') => {
    const { container, unmount } = renderInShop(<ProductOption hit={hit} query={query} />, { signedIn });
    const text = container.textContent;
    unmount();
    return text;
  };
  expect(textOf('vik')).toMatch(/^Vik chair Chair 4.5/);
  expect(textOf('100')).toMatch(/^Vik chair 100 /);
  expect(textOf('vik', 'organization')).toMatch(/^Vik chair 100 /);
});

it('SRCH-05 customers see what a reduced hit cost before, and by how much it is reduced', () => {
  const hit = productWith({ price: samplePrice });
  const { container } = renderInShop(<ProductOption hit={hit} query="vik" />, { signedIn: true });
  expect(container.querySelector('s')?.textContent).toBe(samplePrice.regularPriceIncVat.formattedString);
  expect(container.textContent).toContain('−20%');
});

it('CARD-03 a hit has the VAT label beside its price', () => {
  const hit = productWith({ price: samplePrice });
  const { container } = renderInShop(<ProductOption hit={hit} query="vik" />, { signedIn: true });
  expect(container.textContent).toContain(`${samplePrice.priceIncVat.formattedString} incl. VAT`);
});

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

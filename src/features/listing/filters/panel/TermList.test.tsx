// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { stubLayout } from '../../../../../tests/support/openShop';
import type { Facet } from '../../../../api/generated/types';
import { TermList } from './TermList';

const terms = Array.from({ length: 40 }, (_, index) => ({
  key: `${index}`,
  userFriendlyName: `Brand ${index}`,
  count: 1,
  selected: false,
}));
const facet: Facet = { key: 'Brand', name: 'Brand', terms, ranges: [] };
const shown = () => screen.getAllByRole('checkbox').length;

beforeEach(stubLayout);

test('FILT-05 a swatch is a colour and fetches nothing', () => {
  const swatches = ['#336699', 'url(https://other.example/pixel.png)', 'red url(/pixel.png)'];
  const colored = terms.slice(0, 3).map((term, index) => ({ ...term, swatch: swatches[index] }));
  const { container } = render(
    <TermList facet={{ ...facet, terms: colored }} part="colors" stale={false} onSelect={() => undefined} />,
  );
  const styles = [...container.querySelectorAll<HTMLElement>('[class*=swatch]')].map(
    ({ style }) => style.cssText,
  );
  expect(styles).toEqual(['background-color: rgb(51, 102, 153);', '', '']);
});

test('FILT-05 of a long list of terms the first are rendered, all of them once it is scrolled, and those that a search finds', () => {
  const { container } = render(
    <TermList facet={facet} part="brands" stale={false} onSelect={() => undefined} />,
  );
  expect(shown()).toBe(13);
  const search = screen.getByRole('searchbox');
  fireEvent.change(search, { target: { value: '39' } });
  expect(screen.getByRole('checkbox', { name: 'Brand 39' })).toBeTruthy();
  fireEvent.change(search, { target: { value: '' } });
  expect(shown()).toBe(13);
  fireEvent.scroll(container.querySelector('ul')?.parentElement ?? container);
  expect(shown()).toBe(40);
});

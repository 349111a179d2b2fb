import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PriceText } from './PriceText';

it('CARD-07 a reduced price precedes the struck-out regular one, both named for screen readers', () => {
  const { container } = render(<PriceText price="3 490,-" regularPrice="4 290,-" note="ex VAT" />);
  expect(container.textContent).toBe('Reduced price 3 490,- ex VAT Regular price 4 290,-');
  expect(container.querySelector('s')?.textContent).toBe('4 290,-');
});

it('CARD-08 a price that is not reduced is just the text the server gave', () => {
  const { container } = render(<PriceText price="3 490,-" />);
  expect(container.textContent).toBe('3 490,-');
});

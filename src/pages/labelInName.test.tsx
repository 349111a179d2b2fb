import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { catalogue } from '../../mocks/shop/catalogue/catalogue';
import { productUrl } from '../../mocks/shop/catalogue/urls';
import { labelMismatches } from '../../tests/support/labelMismatches';
import { openShop, withShop } from '../../tests/support/openShop';
import { signIn } from '../../tests/support/signIn';

withShop();

const product = catalogue().products.find(({ active, hidePrice }) => active && !hidePrice);
if (!product) throw new Error('The catalogue has nothing for sale');

test.each([
  ['category', '/en/furniture/living-room/sofas/three-seat-sofas'],
  ['product', productUrl(product, 'en')],
  ['search', '/en/search?query=sofa'],
  ['start', '/en'],
  ['cart', '/en/cart'],
])(
  'UI-04 on the %s page every control that shows a text has it in its accessible name',
  async (page, address) => {
    await signIn('private');
    openShop(address);
    await screen.findByRole('heading', { level: 1 });
    if (page === 'category' || page === 'search') await screen.findAllByRole('article');
    if (page === 'product') await screen.findAllByRole('button', { name: /^Add to cart: / });
    expect(document.querySelectorAll('button[aria-label]').length).toBeGreaterThan(2);
    expect(labelMismatches()).toEqual([]);
  },
);

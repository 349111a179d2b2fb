import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openShop, withShop } from '../../../tests/support/openShop';

withShop();

test('SRCH-01 the page that is not found searches; what is too short stays in the field, which has the focus', async () => {
  const { user, address } = openShop('/en/nothing-here');
  const field = await screen.findByRole<HTMLInputElement>('searchbox', { name: 'Search the shop' });
  const submit = screen.getByRole('button', { name: 'Search' });
  await user.type(field, 's');
  await user.click(submit);
  expect(address()).toBe('/en/not-found');
  expect(document.activeElement).toBe(field);
  expect(field.value).toBe('s');
  await user.type(field, 'ofa');
  await user.click(submit);
  await screen.findByRole('heading', { level: 1, name: /^Results for “sofa”/ });
  expect(address()).toBe('/en/search?query=sofa');
});

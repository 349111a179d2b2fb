import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openShop, withShop } from '../../../../tests/support/openShop';

withShop();

test.each([
  ['/en', 'Inspiration', 'See overview'],
  ['/no', 'Inspirasjon', 'Se oversikt'],
  ['/sv', 'Inspiration', 'Se översikt'],
])('NAV-04 at %s the panel of %s, which is no category, has the link %j', async (home, name, link) => {
  const { user } = openShop(home);
  const [menu] = await screen.findAllByRole('navigation', { name: /menu|meny/i });
  if (!menu) throw new Error('There is no menu');
  const [opener] = await within(menu).findAllByRole('button', { name: new RegExp(name) });
  if (!opener) throw new Error('The menu has no such item');
  await user.click(opener);
  expect((await screen.findAllByRole('link', { name: link })).length).toBeGreaterThan(0);
});

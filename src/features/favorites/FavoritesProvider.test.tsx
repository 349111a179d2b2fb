import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { openShop, withShop } from '../../../tests/support/openShop';
import { signIn } from '../../../tests/support/signIn';

const shop = withShop();
const carafes = '/en/decoration/vases-and-vessels/vases/glass-and-carafes';

async function openHearts(kind: 'private' | 'empty', password?: string) {
  await signIn(kind, password);
  const { user } = openShop(carafes);
  const list = within(await screen.findByRole('region', { name: 'Products' }));
  const hearts = () => list.findAllByRole('button', { name: /^Save .* as a favorite$/ });
  await waitFor(async () => expect((await hearts())[0]?.getAttribute('aria-pressed')).not.toBeNull());
  return { user, hearts };
}

const asked = (operation: string) => shop.calls.filter(({ operationId }) => operationId === operation);

test('FAV-02 NAV-10 the lists are asked for once for all hearts; a press turns one heart at once, and it stays', async () => {
  const { user, hearts } = await openHearts('empty', 'blåbærłąka🌲');
  const [first, second] = await hearts();
  if (!first || !second) throw new Error('No hearts');
  expect((await hearts()).length).toBeGreaterThan(20);
  await waitFor(() => expect(asked('getFavoriteLists')).toHaveLength(1));
  await user.click(first);
  expect(first.getAttribute('aria-pressed')).toBe('true');
  expect(await screen.findByText(/is saved among your favorites$/)).toBeTruthy();
  expect(first.getAttribute('aria-pressed')).toBe('true');
  expect(second.getAttribute('aria-pressed')).toBe('false');
  await user.click(first);
  expect(await screen.findByText(/is no longer among your favorites$/)).toBeTruthy();
  expect(first.getAttribute('aria-pressed')).toBe('false');
  expect(asked('getFavoriteLists')).toHaveLength(1);
});

test('NAV-10 CALL-07 a heart that cannot be saved turns back and says why, to be seen and heard', async () => {
  const { user, hearts } = await openHearts('empty', 'blåbærłąka🌲');
  shop.server.use(
    http.put('*/api/favorites', () => HttpResponse.json(null, { status: 500 }), { once: true }),
  );
  const [first] = await hearts();
  if (!first) throw new Error('No hearts');
  await user.click(first);
  const notice = await screen.findByRole('region', { name: 'Your favourites could not be changed' });
  expect(notice.textContent).toContain('Internal server error.');
  expect(screen.getByText(/could not be changed: .*Internal server error\./)).toBeTruthy();
  await waitFor(() => expect(first.getAttribute('aria-pressed')).toBe('false'));
  await user.click(first);
  expect(await screen.findByText(/is saved among your favorites$/)).toBeTruthy();
  expect(first.getAttribute('aria-pressed')).toBe('true');
});

test('NAV-10 two presses that follow at once are one after the other, and end where they began', async () => {
  const { user, hearts } = await openHearts('private');
  const [first] = await hearts();
  if (!first) throw new Error('No hearts');
  const before = first.getAttribute('aria-pressed');
  await user.dblClick(first);
  await waitFor(() => expect(asked('updateFavorites').length).toBeGreaterThanOrEqual(2));
  await waitFor(() => expect(first.getAttribute('aria-pressed')).toBe(before));
});

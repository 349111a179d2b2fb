import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, it, vi } from 'vitest';
import { examples } from '../../../../mocks/generated/examples';
import { renderInShop } from '../../../../tests/support/renderInShop';
import { productWith } from '../../../../tests/support/sampleProduct';
import type { components } from '../../../api/generated/types';
import { closeModal } from '../../../components/plain/modalStore';
import { LinkPrefetch } from '../../../routing/links/SafeLink';
import { SessionContext } from '../../session/customer';
import { ProductCard } from './ProductCard';

const show = (changes: Partial<components['schemas']['Product']>, view: 'grid' | 'list' = 'grid') =>
  renderInShop(<ProductCard product={productWith(changes)} view={view} />, {
    signedIn: 'organization',
  });

// The controls are lazy; once loaded they render synchronously.
beforeAll(async () => {
  show({});
  await screen.findByRole('spinbutton');
  cleanup();
});

/** Bodies of the requests to the cart, all of which succeed. */
function bodiesSent(): string[] {
  const bodies: string[] = [];
  vi.stubGlobal('fetch', async (call: Request) => {
    bodies.push(await call.text());
    return Response.json(examples.getCart[200].cart().body);
  });
  return bodies;
}

it('CARD-03 what is active but not sold online has its price, and nothing to add it with', () => {
  show({ isBuyable: false, variations: [] });
  expect(screen.getByText('Vik chair').closest('article')?.querySelector('strong')).toBeTruthy();
  expect(screen.queryByRole('spinbutton')).toBeNull();
  expect(screen.queryByRole('button', { name: /^Add to cart|variant/ })).toBeNull();
});

it('CARD-06 a product in its only variation is added from the card, under the variation’s number', async () => {
  const bodies = bodiesSent();
  show({ variations: productWith().variations.slice(1) });
  await userEvent.click(screen.getByRole('button', { name: 'Add to cart: Vik chair' }));
  await screen.findByRole('button', { name: /^Added: / });
  expect(bodies).toEqual(['{"code":"100-pine","quantity":1,"getPrice":true}']);
});

it('CARD-09 a color that was pressed and comes in one variation goes into the cart without the picker', async () => {
  const bodies = bodiesSent();
  show({});
  await userEvent.click(screen.getByRole('button', { name: 'Color pine' }));
  await userEvent.click(screen.getByRole('button', { name: 'Add to cart: Vik chair, pine' }));
  await screen.findByRole('button', { name: /^Added: / });
  expect(bodies).toEqual(['{"code":"100-pine","quantity":1,"getPrice":true}']);
});

it('CARD-09 a color in several sizes opens the picker, which begins at what the card shows', async () => {
  const [oak, pine] = productWith().variations;
  if (!oak || !pine) throw new Error('The sample has no variations');
  const low = { ...pine, code: '100-pine-low', inStock: false };
  show({ variations: [oak, low, { ...pine, inStock: true }] });
  await userEvent.click(screen.getByRole('button', { name: 'Color pine' }));
  await userEvent.click(screen.getByRole('button', { name: 'Choose a variant: Vik chair' }));
  expect(screen.getByTestId('modal').textContent).toMatch(/"code":"100-pine","colorKey":"pine"\}$/);
  act(closeModal);
});

it('CARD-09 the picker’s data, the product’s page, is prefetched when its button is approached', () => {
  const prefetch = vi.fn();
  renderInShop(
    <LinkPrefetch value={prefetch}>
      <ProductCard product={productWith()} view="grid" />
    </LinkPrefetch>,
    { signedIn: true },
  );
  const button = screen.getByRole('button', { name: 'Choose a variant: Vik chair' });
  for (const approach of [fireEvent.pointerEnter, fireEvent.focus, fireEvent.pointerDown]) {
    prefetch.mockClear();
    approach(button);
    expect(prefetch).toHaveBeenCalledWith('/no/vik-100');
  }
});

it('CARD-05 the quantity ends at the product’s maximum', async () => {
  show({ maxQuantity: 2, variations: [] }, 'list');
  const more = screen.getByRole('button', { name: 'One more: Quantity of Vik chair' });
  await userEvent.click(more);
  await userEvent.click(more);
  expect(screen.getByRole<HTMLInputElement>('spinbutton').value).toBe('2');
  expect(more.getAttribute('aria-disabled')).toBe('true');
});

const { body: privateCustomer } = examples.getCustomer[200].privateCustomer();

it.each([
  ['private', 'list', null],
  ['business', 'grid', 'ORG-1'],
  ['business', 'list', 'ORG-1'],
] as const)('CARD-03 a %s customer has quantity and button in the %s', async (_, view, organizationId) => {
  const bodies = bodiesSent();
  const session = { customer: { ...privateCustomer, organizationId }, isUnknown: false, retry: vi.fn() };
  renderInShop(
    <SessionContext value={session}>
      <ProductCard product={productWith({ variations: [] })} view={view} />
    </SessionContext>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'One more: Quantity of Vik chair' }));
  await userEvent.click(screen.getByRole('button', { name: 'Add to cart: Vik chair' }));
  await screen.findByRole('button', { name: /^Added: / });
  expect(bodies).toEqual(['{"code":"100","quantity":2,"getPrice":true}']);
});

it('CARD-03 a private customer’s grid has the button alone; once it has added, the line’s quantity is in its place', async () => {
  const { body: cart } = examples.getCart[200].cart();
  const bodies: unknown[] = [];
  const [line] = cart.lineItems;
  vi.stubGlobal('fetch', async (call: Request) => {
    const body: { code: string; quantity: number } = await call.json();
    bodies.push([call.method, body.code, body.quantity]);
    return Response.json({ ...cart, lineItems: [{ ...line, ...body }] });
  });
  vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 100 });
  renderInShop(<ProductCard product={productWith({ variations: [] })} view="grid" />, { signedIn: true });
  expect(screen.queryByRole('spinbutton')).toBeNull();
  const add = screen.getByRole('button', { name: 'Add to cart: Vik chair' });
  add.focus();
  fireEvent.click(add);
  const quantity = await screen.findByRole<HTMLInputElement>('spinbutton', { name: 'Quantity of Vik chair' });
  expect(screen.queryByRole('button', { name: /^Add/ })).toBeNull();
  const more = screen.getByRole('button', { name: 'One more: Quantity of Vik chair' });
  await waitFor(() => expect(more.matches(':focus')).toBe(true));
  fireEvent.click(more);
  expect(quantity.value).toBe('2');
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(bodies).toEqual([
    ['POST', '100', 1],
    ['PUT', '100', 2],
  ]);
  vi.useRealTimers();
});

it('CARD-05 the quantity of a card takes digits only, may be empty while typing, and is 1 when left empty', async () => {
  show({ maxQuantity: null, variations: [] });
  const quantity = screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Quantity of Vik chair' });
  await userEvent.clear(quantity);
  await userEvent.keyboard('-1e2.');
  expect(quantity.value).toBe('12');
  await userEvent.clear(quantity);
  expect(quantity.value).toBe('');
  await userEvent.tab();
  expect(quantity.value).toBe('1');
  expect(
    screen.getByRole('button', { name: 'One less: Quantity of Vik chair' }).getAttribute('aria-disabled'),
  ).toBe('true');
});

it.each([
  ['pressed', () => userEvent.click(screen.getByRole('button', { name: /^Add to cart: / }))],
  ['reached by Tab', () => userEvent.keyboard('{Tab}{Tab}{Enter}')],
])('CARD-05 of a number above the maximum the maximum is added, the button %s', async (_, add) => {
  const bodies = bodiesSent();
  show({ maxQuantity: 6, variations: [] });
  const quantity = screen.getByRole<HTMLInputElement>('spinbutton');
  await userEvent.click(quantity);
  await userEvent.keyboard('25');
  await add();
  await screen.findByRole('button', { name: /^Added: / });
  expect(quantity.value).toBe('6');
  expect(bodies).toEqual(['{"code":"100","quantity":6,"getPrice":true}']);
});

it.each(['', '0'])('CARD-05 nothing is added while the quantity is %j', (text) => {
  const bodies = bodiesSent();
  show({ variations: [] });
  fireEvent.change(screen.getByRole('spinbutton'), { target: { value: text } });
  const add = screen.getByRole('button', { name: 'Add to cart: Vik chair' });
  // As by a screen reader: the field is not left.
  fireEvent.click(add);
  expect(add.getAttribute('aria-disabled')).toBe('true');
  expect(add.getAttribute('aria-busy')).toBeNull();
  expect(bodies).toEqual([]);
});

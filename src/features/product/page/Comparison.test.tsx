import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { renderInShop } from '../../../../tests/support/renderInShop';
import { productDetailsWith, productWith } from '../../../../tests/support/sampleProduct';
import { comparedProducts } from './RecentlyViewed';
import { Comparison } from './Comparison';

const specified = (items: Record<string, string>) => [
  { heading: 'Measures', items: Object.entries(items).map(([name, value]) => ({ name, value })) },
];
const sample = (code: string) => ({ code, name: `Chair ${code}`, url: `/no/chair-${code}` });
const codes = ['2', '3', '4', '5'];
const chair = {
  ...productDetailsWith(sample('1')),
  specifications: specified({ Width: '40 cm', Height: '80 cm' }),
  similarProducts: codes.map((code) => productWith(sample(code))),
};
const others = codes.map((code) => ({
  ...productDetailsWith(sample(code)),
  specifications: specified({ Width: `4${code} cm`, Height: '80 cm', Load: '110 kg' }),
}));

const open = (signedIn = false) =>
  renderInShop(<Comparison product={chair} />, { signedIn, productPages: others });
const select = (code: string) => userEvent.click(screen.getByRole('button', { name: `Chair ${code}` }));
const rows = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map(({ textContent }) => textContent);

beforeEach(() => sessionStorage.clear());

test('PDP-01 products are compared by all their specifications; a missing one is a dash', async () => {
  open();
  expect(screen.queryByRole('table')).toBeNull();
  await select('2');
  expect(rows()).toEqual(['Width', '40 cm42 cm', 'Height', '80 cm80 cm', 'Load', '–110 kg']);
  const heads = screen.getAllByRole('columnheader');
  expect(heads.map((head) => within(head).getByRole('link').textContent)).toEqual(['Chair 1', 'Chair 2']);
});

test('PDP-01 up to four products are compared, and kept for this tab until they are removed', async () => {
  const { unmount } = open();
  for (const code of codes) await select(code);
  expect(screen.getAllByRole('columnheader')).toHaveLength(4);
  expect(screen.getByRole('button', { name: 'Chair 5' }).ariaDisabled).toBe('true');
  unmount();
  open();
  expect(screen.getAllByRole('button', { pressed: true }).map(({ textContent }) => textContent)).toEqual([
    'Chair 2',
    'Chair 3',
    'Chair 4',
  ]);
  for (const code of ['2', '3', '4']) await select(code);
  expect(screen.queryByRole('table')).toBeNull();
  expect(comparedProducts('no')).toEqual([]);
});

test('CARD-03 only customers compare prices', async () => {
  const { unmount } = open();
  await select('2');
  expect(screen.getByRole('table').textContent).not.toContain('kr');
  unmount();
  open(true);
  expect(within(screen.getByRole('table')).getAllByText('kr 1000,-')).toHaveLength(2);
});

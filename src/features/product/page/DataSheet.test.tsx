import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { catalogue } from '../../../../mocks/shop/catalogue/catalogue';
import { dataSheet } from '../../../../mocks/shop/catalogue/dataSheets';
import { articlesOf } from '../../../../mocks/shop/catalogue/variations';
import { dataSheetUrl } from '../../../../mocks/shop/catalogue/urls';
import { contextAt } from '../../../../mocks/shop/context';
import { openShop, withShop } from '../../../../tests/support/openShop';

withShop();

function firstProduct() {
  const product = catalogue().products.find(({ active }) => active);
  if (!product) throw new Error('The catalogue is empty');
  return product;
}

test('PDP-03 the data sheet names the product, with every section, value and care text', async () => {
  const product = firstProduct();
  const sheet = dataSheet(product, contextAt('en'));
  openShop(dataSheetUrl(product, 'en'));
  const heading = await screen.findByRole('heading', { level: 1, name: sheet.name });
  const page = within(heading.closest('article') as HTMLElement);
  expect(page.getAllByText(sheet.code).length).toBeGreaterThan(0);
  expect(page.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    ...sheet.sections.map((section) => section.heading),
    'Documents',
  ]);
  for (const { name, value } of sheet.sections.flatMap(({ items }) => items)) {
    expect(page.getAllByRole('term').some(({ textContent }) => textContent === name)).toBe(true);
    expect(page.getAllByRole('definition').some(({ textContent }) => textContent === value)).toBe(true);
  }
  const day = page.getByText('Revised').nextElementSibling;
  expect(day?.textContent).toMatch(/^\d{1,2}\s[A-Z][a-z]+\s\d{4}$/);
  expect(page.getByRole('link', { name: 'Go to the product' }).getAttribute('href')).toBe(sheet.productUrl);
});

test('PDP-03 the data sheet of a product in variations names the article number of each', async () => {
  const product = catalogue().products.find(
    ({ active, colors, sizes }) => active && colors.length * sizes.length > 3,
  );
  if (!product) throw new Error('The catalogue has no product in variations');
  openShop(dataSheetUrl(product, 'en'));
  expect(await screen.findByRole('heading', { level: 2, name: 'Variants and article numbers' })).toBeTruthy();
  for (const { code } of articlesOf(product)) expect(screen.getByText(code)).toBeTruthy();
  expect(screen.getByText(`${product.code}-01`).previousElementSibling?.textContent).toMatch(/^[A-Z]\w+/);
});

test('PDP-03 its documents open as files in a new tab, not as pages of the shop', async () => {
  const product = catalogue().products.find(
    ({ active, kind }) => active && kind.model.family === 'wardrobes',
  );
  if (!product) throw new Error('The catalogue has nothing to assemble');
  openShop(dataSheetUrl(product, 'en'));
  const links = await screen.findAllByRole<HTMLAnchorElement>('link', { name: /\(PDF\)/ });
  expect(links.map(({ pathname }) => pathname)).toEqual([
    '/mock-media/documents/care-en.pdf',
    '/mock-media/documents/assembly-en.pdf',
  ]);
  for (const { target, rel } of links) {
    expect(target).toBe('_blank');
    expect(rel).toContain('noopener');
  }
});

test('PDP-03 the button prints the data sheet', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
  const { user } = openShop(dataSheetUrl(firstProduct(), 'en'));
  await user.click(await screen.findByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledOnce();
});

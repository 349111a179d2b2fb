import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { extensions, type Extensions } from '#brand/extensions';
import { extensions as rettvinkel } from '../../brand/rettvinkel/extensions';
import { pageById } from '../../mocks/shop/content/pages';
import { storeIn } from '../../mocks/shop/content/render/blocks';
import { answerNext } from '../../tests/support/answerNext';
import { openShop, recordExceptions, withShop } from '../../tests/support/openShop';
import { renderInShop } from '../../tests/support/renderInShop';
import { productWith } from '../../tests/support/sampleProduct';
import { samplePages } from '../../tests/support/samplePages';
import { withExtensions } from '../../tests/support/withExtensions';
import { checkDeployment } from '../config/checkDeployment';
import { ProductCard } from '../features/product/card/ProductCard';
import { MobileMenu } from '../features/navigation/MobileMenu';

const shop = withShop();
withExtensions(rettvinkel);

const promise = 'Sendes innen ett døgn';

/** Let the backend send a page with further fields. */
const sendPage = (fields: object) =>
  answerNext(shop, 'getPage', async (handle) => {
    const page = (await (await handle())?.json()) as object;
    return Response.json({ ...page, ...fields });
  });

const { store } = pageById('store-oslo');
const stores = store ? [storeIn(store, 'en')] : [];

test('APP-02 a page of a type of the brand shows its component, with the fields that the contract lacks', async () => {
  sendPage({ pageType: 'StoresPage', stores });
  openShop('/en/shops');
  const name = await screen.findByRole('heading', { level: 2, name: /Oslo/ });
  expect(name.closest('li')?.textContent).toContain('Elvebakken 7, 0182 Oslo');
});

test('APP-02 the same page without the extension is the error page', async () => {
  Reflect.deleteProperty(extensions, 'pages');
  sendPage({ pageType: 'StoresPage', stores });
  const { address } = openShop('/en/shops');
  await waitFor(() => expect(address()).toBe('/en/error'));
});

test('PDP-04 a block of a type of the brand shows its component, an unknown one is left out', async () => {
  const figures = [{ value: '365', label: 'days to change your mind' }];
  sendPage({
    contentArea: [
      { blockId: 'a', blockType: 'FiguresBlock', content: { heading: 'In figures', figures } },
      { blockId: 'b', blockType: 'HologramBlock', content: { heading: 'In space' } },
    ],
  });
  openShop('/en/about-us');
  await screen.findByRole('heading', { level: 2, name: 'In figures' });
  expect(screen.getByRole('definition').textContent).toBe('365');
  expect(screen.queryByText('In space')).toBeNull();
});

test.each([
  [4, 1],
  [0, 0],
])(
  'CARD-01 a card has the footer of the brand, by the stock of its article: %d pieces',
  (inStockQuantity, count) => {
    renderInShop(<ProductCard product={productWith({ inStockQuantity, variations: [] })} view="grid" />);
    expect(screen.queryAllByText(promise)).toHaveLength(count);
  },
);

test('APP-01 a feature of the brand is one that a deployment may turn off', () => {
  const meta = document.createElement('meta');
  Object.assign(meta, { name: 'disabled-features', content: 'delivery-promise' });
  document.head.append(meta);
  try {
    expect(checkDeployment).not.toThrow();
    renderInShop(<ProductCard product={productWith({ inStockQuantity: 4, variations: [] })} view="grid" />);
    screen.getByRole('article');
    expect(screen.queryByText(promise)).toBeNull();
    Reflect.deleteProperty(extensions, 'features');
    expect(checkDeployment).toThrow(
      'disabled-features is "delivery-promise"; it takes names of dark-theme, ',
    );
  } finally {
    meta.remove();
  }
});

test('PDP-01 a product’s page has the section of the brand below its information', async () => {
  openShop(samplePages.ProductPage);
  const care = await screen.findByRole('button', { name: 'Care' });
  const about = screen.getByRole('heading', { name: 'About the product' });
  expect(about.compareDocumentPosition(care)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('NAV-01 the header has the part of the brand', async () => {
  openShop('/en/about-us');
  const banner = within(await screen.findByRole('banner'));
  const phone = await banner.findByRole('link', { name: /^\+?[\d ]+$/ });
  expect(phone.getAttribute('href')).toMatch(/^tel:/);
});

test('NAV-03 the menu of small windows has it too', async () => {
  renderInShop(<MobileMenu />);
  const menu = within(await screen.findByRole('dialog'));
  expect(menu.getAllByRole('link', { name: /^\+?[\d ]+$/ })).toHaveLength(2);
});

test('NAV-11 the footer of the brand stands in place of the shop’s, with the privacy settings', async () => {
  openShop('/en/about-us');
  const footer = within(await screen.findByRole('contentinfo'));
  footer.getByText('Ask someone who has built it');
  footer.getByRole('button', { name: 'Privacy settings' });
  expect(screen.getAllByRole('contentinfo')).toHaveLength(1);
});

test('CALL-07 a part of the brand that fails leaves the others', async () => {
  const report = recordExceptions();
  extensions.parts = {
    headerSlot() {
      throw new Error('No telephone');
    },
  };
  openShop('/en/about-us');
  await screen.findByRole('heading', { level: 1 });
  within(screen.getByRole('banner')).getByRole('button', { name: 'Sign in' });
  expect(String(report.mock.calls[0]?.[0])).toContain('headerSlot: ');
});

test('ANA-02 the vendor of the brand receives events from consent to its withdrawal', async () => {
  const sendBeacon = vi.fn<(address: string, body: string) => boolean>(() => true);
  Object.assign(navigator, { sendBeacon });
  const { user, visit } = openShop('/en/about-us');
  await user.click(await screen.findByRole('button', { name: 'Allow statistics' }));
  expect(
    sendBeacon.mock.calls.map(([address, body]) => [address, (JSON.parse(body) as { event: string }).event]),
  ).toEqual([['/collect', 'virtual_pageview']]);
  await user.click(await screen.findByRole('button', { name: 'Privacy settings' }));
  await user.click(screen.getByRole('button', { name: 'Only necessary' }));
  visit('/en/customer-service');
  await screen.findByRole('heading', { level: 1, name: 'Customer service' });
  await waitFor(() => expect(window.dataLayer?.at(-1)).toMatchObject({ page_path: '/en/customer-service' }));
  expect(sendBeacon).toHaveBeenCalledOnce();
});

test('ANA-02 a vendor that fails is reported, and the page stays', async () => {
  const report = recordExceptions();
  extensions.analytics = () => {
    throw new Error('No network');
  };
  window.localStorage.setItem('consent', 'statistics');
  openShop('/en/about-us');
  await waitFor(() => expect(report).toHaveBeenCalled());
  await screen.findByRole('heading', { level: 1 });
  expect(String(report.mock.calls[0]?.[0])).toContain('No network');
});

test('DEV-01 an unknown part and a component with other props are type errors', () => {
  // @ts-expect-error there is no part of this name
  const unknownPart: Extensions = { parts: { cardHeader: () => null } };
  const ofFigures = ({ figures }: { figures: string[] }) => figures;
  // @ts-expect-error a block receives its content
  const otherProps: Extensions = { blocks: { FiguresBlock: ofFigures } };
  expect([unknownPart, otherProps]).toHaveLength(2);
});

import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { openShop, withShop } from '../../../tests/support/openShop';
import { request } from '../../../tests/support/request';

const shop = withShop();
const { origin } = window.location;

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

/** The metadata in the document's head, each entry with all its values. */
function head() {
  const values = (selector: string, attribute: string) =>
    [...document.head.querySelectorAll(selector)].map((element) => element.getAttribute(attribute));
  return {
    title: document.title,
    language: document.documentElement.lang,
    description: values('meta[name=description]', 'content'),
    robots: values('meta[name=robots]', 'content'),
    canonical: values('link[rel=canonical]', 'href'),
    alternates: Object.fromEntries(
      [...document.head.querySelectorAll('link[rel=alternate]')].map((link) => [
        link.getAttribute('hreflang'),
        link.getAttribute('href'),
      ]),
    ),
    openGraph: Object.fromEntries(
      [...document.head.querySelectorAll('meta[property^="og:"]')].map((meta) => [
        meta.getAttribute('property'),
        meta.getAttribute('content'),
      ]),
    ),
  };
}

const jsonLd = () =>
  [...document.head.querySelectorAll('script[type="application/ld+json"]')].map(
    ({ textContent }) => JSON.parse(textContent) as Record<string, unknown>,
  );

test('SEO-01 a page has title, description, canonical and alternate links, Open Graph and its language', async () => {
  openShop('/en/customer-service/delivery');
  await heading('Delivery');
  const page = await request('getPage', {});
  expect(head()).toEqual({
    title: page.metaTitle,
    language: 'en',
    description: [page.metaDescription],
    robots: [],
    canonical: [page.canonicalLink],
    alternates: {
      no: `${origin}/no/kundeservice/levering`,
      sv: `${origin}/sv/kundservice/leverans`,
      en: `${origin}/en/customer-service/delivery`,
      'en-SE': 'http://localhost:3000/en-se/customer-service/delivery',
    },
    openGraph: {
      'og:title': page.openGraphTitle,
      'og:description': page.openGraphDescription,
      'og:type': page.openGraphType,
      'og:url': page.openGraphUrl,
      ...(page.openGraphImage && { 'og:image': page.openGraphImage }),
    },
  });
});

test('SEO-01 navigation inside the app leaves nothing of the page before, Back included', async () => {
  const { user, go } = openShop('/en/customer-service');
  await heading('Customer service');
  const before = head();
  await user.click(await screen.findByText('Delivery', { selector: 'footer a' }));
  await heading('Delivery');
  const after = head();
  expect(after.title).not.toBe(before.title);
  expect(after.description).toHaveLength(1);
  expect(after.canonical).toHaveLength(1);
  expect(after.canonical).not.toEqual(before.canonical);
  expect(Object.keys(after.alternates)).toHaveLength(4);
  expect(jsonLd()).toHaveLength(1);
  expect(jsonLd()[0]).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [{}, {}, { name: 'Delivery' }],
  });
  await user.click(await screen.findByText('Quick order', { selector: 'footer a' }));
  await heading('Quick order');
  expect(head().robots).toEqual(['noindex']);
  await go(-1);
  await heading('Delivery');
  await waitFor(() => expect(head()).toEqual(after));
});

test('SEO-01 a page excluded from search engines has noindex', async () => {
  openShop('/en/cart');
  await heading('Cart');
  expect(head().robots).toEqual(['noindex']);
});

test('SEO-01 the built-in error page has a title and noindex', async () => {
  shop.server.use(http.get('*/api/content/page', () => new HttpResponse(null, { status: 403 })));
  openShop('/en/cart');
  await heading('Unexpected error');
  expect(document.title).toBe('Unexpected error');
  expect(head().robots).toEqual(['noindex']);
});

test('SEO-02 the structured data contains no markup: a name with </script> ends no script', async () => {
  openShop('/en/customer-service/delivery');
  const page = await request('getPage', {
    headers: { 'Context-Url': `${origin}/en/customer-service/delivery` },
  });
  const name = 'Oak</script><img src=x>';
  const breadcrumb = page.breadcrumb.map((crumb) => ({ ...crumb, text: name }));
  shop.server.use(http.get('*/api/content/page', () => HttpResponse.json({ ...page, breadcrumb })));
  await heading('Delivery');
  await waitFor(() => expect(jsonLd()).toHaveLength(1));
  const [script] = document.head.querySelectorAll('script[type="application/ld+json"]');
  expect(script?.textContent).not.toContain('<');
  expect(jsonLd()[0]).toMatchObject({ itemListElement: [{ name }, { name }, { name }] });
});

test('SEO-02 the start page carries the shop, and a product page the product, without a price', async () => {
  const { visit } = openShop('/en');
  await heading('Furniture for the rest of your life');
  await waitFor(() =>
    expect(jsonLd()).toEqual([
      { '@context': 'https://schema.org', '@type': 'WebSite', name: 'Furulia', url: `${origin}/` },
    ]),
  );
  const { productResult } = await request('search', { query: { query: 'sofa' } });
  const [product] = productResult.result;
  if (!product) throw new Error('No sofa in the shop');
  visit(product.url);
  await heading(product.name);
  await waitFor(() => expect(jsonLd()).toHaveLength(2));
  expect(jsonLd()[0]).toMatchObject({ '@type': 'Product', name: product.name, sku: product.code });
  expect(JSON.stringify(jsonLd())).not.toMatch(/offers|price/i);
  const pictures = jsonLd()[0]?.['image'] as string[];
  expect(pictures.length).toBeGreaterThan(1);
  for (const address of pictures) expect(address).toMatch(/^https?:/);
});

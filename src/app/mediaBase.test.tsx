import { render, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { catalogue } from '../../mocks/shop/catalogue/catalogue';
import { examples } from '../../mocks/generated/examples';
import { dataSheetUrl, productUrl } from '../../mocks/shop/catalogue/urls';
import { SafeLink } from '../routing/links/SafeLink';
import { sanitizeHtml } from '../components/plain/sanitizeHtml';
import { DataSheet } from '../pages/FdvPage';
import { PageMetadata } from '../features/seo/PageMetadata';
import { productData } from '../features/seo/StructuredData';
import { renderInShop } from '../../tests/support/renderInShop';
import { VideoBlock } from '../features/content/blocks/PictureBlocks';
import { openShop, withShop } from '../../tests/support/openShop';

withShop();

const base = 'https://media.example.com';

function useMediaBase() {
  document.head.querySelector('meta[name="media-base"]')?.remove();
  const meta = Object.assign(document.createElement('meta'), { name: 'media-base', content: base });
  document.head.append(meta);
}

function firstProduct() {
  const product = catalogue().products.find(({ active }) => active);
  if (!product) throw new Error('The catalogue is empty');
  return product;
}

/** Every address of a picture or video in the document, including `srcset`. */
function mediaAddresses(): string[] {
  const elements = [...document.querySelectorAll('img, video, track')];
  return elements.flatMap((element) => [
    ...['src', 'poster'].flatMap((name) => element.getAttribute(name) ?? []),
    ...(element.getAttribute('srcset')?.split(', ') ?? []),
  ]);
}

test.each([
  ['the start page', () => '/en', 10],
  ['a product page', () => productUrl(firstProduct(), 'en'), 5],
  ['a data sheet', () => dataSheetUrl(firstProduct(), 'en'), 1],
])('CALL-01 on %s every picture comes from the media base', async (_, address, atLeast) => {
  useMediaBase();
  openShop(address());
  await screen.findByRole('heading', { level: 1 });
  await waitFor(() => expect(mediaAddresses().length).toBeGreaterThanOrEqual(atLeast));
  expect(mediaAddresses().filter((each) => !each.startsWith(`${base}/`))).toEqual([]);
});

test('CALL-01 documents are on the media base', () => {
  useMediaBase();
  const page = examples.getPage[200].fdvPage().body;
  if (page.pageType !== 'FdvPage' || !page.dataSheet) throw new Error('The example has no data sheet');
  const documents = [{ text: 'Care', url: '/media/care/12', title: null, target: null }];
  renderInShop(<DataSheet sheet={{ ...page.dataSheet, documents }} />);
  expect(screen.getByRole('link', { name: /^Care/ }).getAttribute('href')).toBe(`${base}/media/care/12`);
});

test('CALL-01 pictures for search engines and social networks are on the media base', () => {
  useMediaBase();
  const page = examples.getPage[200].productPage().body;
  if (page.pageType !== 'ProductPage') throw new Error('The example is no product page');
  render(<PageMetadata page={{ ...page, openGraphImage: '/media/oak.webp' }} />);
  const openGraph = document.querySelector('meta[property="og:image"]');
  expect(openGraph?.getAttribute('content')).toBe(`${base}/media/oak.webp`);
  const images = [Object(productData(page)).image as unknown].flat();
  expect(images.length).toBeGreaterThan(0);
  expect(images.filter((image) => !String(image).startsWith(`${base}/`))).toEqual([]);
});

test('CALL-01 a video, its poster and its captions are on the media base', () => {
  useMediaBase();
  const poster = { src: '/media/poster.webp', alt: '', title: null };
  const content = { title: 'Oak', src: '/media/oak.mp4', poster, captionsSrc: '/media/oak.vtt', text: null };
  render(<VideoBlock content={content} />);
  expect(mediaAddresses()).toEqual([
    `${base}/media/oak.mp4`,
    `${base}/media/poster.webp`,
    `${base}/media/oak.vtt`,
  ]);
});

test('CALL-01 a link of the editors to a document is on the media base, one to a page is not', () => {
  useMediaBase();
  renderInShop(
    <>
      <SafeLink href="/media/care.pdf">Care</SafeLink>
      <SafeLink href="/no/care">Page</SafeLink>
    </>,
  );
  expect(screen.getByRole('link', { name: /^Care/ }).getAttribute('href')).toBe(`${base}/media/care.pdf`);
  expect(screen.getByRole('link', { name: 'Page' }).getAttribute('href')).toBe('/no/care');
  const text = sanitizeHtml('<p><a href="/media/care.pdf">Care</a> <a href="/no/care">Page</a></p>');
  const addresses = [...text.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  expect(addresses).toEqual([`${base}/media/care.pdf`, '/no/care']);
});

test('CALL-01 a picture of rich text is on the media base', () => {
  useMediaBase();
  const text = sanitizeHtml(
    '<p><img src="/media/oak.webp" alt="Oak"><img src="https://other.example/a.webp" alt=""></p>',
  );
  const sources = [...text.querySelectorAll('img')].map((image) => image.getAttribute('src'));
  expect(sources).toEqual([`${base}/media/oak.webp`, 'https://other.example/a.webp']);
});

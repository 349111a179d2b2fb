import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { examples } from '../../../mocks/generated/examples';
import { renderInShop } from '../../../tests/support/renderInShop';
import { getFooterQuery, getGlobalContentQuery, getHeaderQuery } from '../../api/generated/queries';
import type { Footer as FooterResponse, Header } from '../../api/generated/types';
import { Footer } from './Footer';

const footer = examples.getFooter[200].footer().body;
const globalContent = examples.getGlobalContent[200].globalContent().body;

it('NAV-11 copyright, three headed columns of links, social links', () => {
  renderInShop(<Footer />);
  expect(screen.getByText(footer.copyright)).toBeTruthy();
  const columns = within(screen.getByRole('navigation', { name: 'More from Furulia' }));
  const headings = columns.getAllByRole('heading').map((heading) => heading.textContent);
  expect(headings).toEqual([
    footer.footerLeftHeader,
    footer.footerCenterHeader,
    footer.footerRightHeader,
    'Follow us',
  ]);
  const expected = [
    footer.footerLeftColumnLinks,
    footer.footerCenterColumnLinks ?? [],
    footer.footerRightColumnLinks ?? [],
    footer.socialLinks,
  ].flat();
  const links = columns.getAllByRole('link');
  expect(links).toHaveLength(expected.length);
  for (const { title } of expected) {
    expect(links.some((link) => link.textContent?.startsWith(title))).toBe(true);
  }
});

it('NAV-11 the e-mail address of the shop opens a message to it', () => {
  renderInShop(<Footer />);
  const { contactEmailAddress } = globalContent;
  const link = screen.getByRole('link', { name: new RegExp(contactEmailAddress) });
  expect(link.getAttribute('href')).toBe(`mailto:${contactEmailAddress}`);
});

it('NAV-11 the seller, its organisation number and hours, and the marks of the payment methods', () => {
  renderInShop(<Footer />);
  for (const text of [
    /^Furulia AS, Elvebakken 7, 0182 Oslo$/,
    'Company no. 923 456 789 MVA',
    'Hverdager 8–20',
  ])
    expect(screen.getByText(text)).toBeTruthy();
  expect(screen.getAllByRole('img').length).toBeGreaterThan(0);
});

it('NAV-11 featured area with heading, text and every feature', () => {
  renderInShop(<Footer />);
  const { heading = '', text = '', feature = [] } = footer.featuredArea ?? {};
  expect(screen.getByRole('heading', { name: heading })).toBeTruthy();
  expect(screen.getByText(text)).toBeTruthy();
  expect(feature.length).toBeGreaterThan(0);
  for (const promise of feature) expect(screen.getByRole('heading', { name: promise.heading })).toBeTruthy();
});

function showFooter(changes: Partial<FooterResponse>, headerLinks: Header['headerLinks'] = []) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  client.setQueryData(getFooterQuery().queryKey, { ...footer, ...changes });
  client.setQueryData(getHeaderQuery().queryKey, { headerLinks });
  client.setQueryData(getGlobalContentQuery().queryKey, globalContent);
  return renderInShop(
    <QueryClientProvider client={client}>
      <Footer />
    </QueryClientProvider>,
  );
}

/** Headings, lists and paragraphs without text. */
const emptyElements = (container: HTMLElement) =>
  [...container.querySelectorAll('h2, h3, ul, p')].filter(({ textContent }) => textContent === '');

const noWords = { heading: '', text: '', feature: [] };

it('NAV-11 a column without links has no heading, and neither has a featured area without words', () => {
  const { container } = showFooter({
    footerLeftColumnLinks: [],
    footerCenterColumnLinks: [{ id: 'a', url: '/en', title: '' }],
    footerRightColumnLinks: undefined,
    socialLinks: [],
    featuredArea: noWords,
    copyright: '',
  });
  expect(screen.queryAllByRole('heading')).toEqual([]);
  expect(screen.queryAllByRole('list')).toEqual([]);
  expect(emptyElements(container)).toEqual([]);
});

it.each([
  ['no header of a column', { footerLeftHeader: '', footerCenterHeader: '' }],
  ['no copyright', { copyright: '' }],
  ['a featured area of a heading alone', { featuredArea: { ...noWords, heading: 'Shop with confidence' } }],
  [
    'features without texts or headings',
    {
      featuredArea: {
        ...noWords,
        feature: [
          { heading: 'Returns', text: '', iconName: '' },
          { heading: '', text: 'For 60 days', iconName: '' },
          { heading: '', text: '', iconName: '' },
        ],
      },
    },
  ],
])('NAV-11 %s leaves no empty heading, list or paragraph', (_, changes) => {
  const { container } = showFooter(changes);
  expect(screen.getAllByRole('link').length).toBeGreaterThan(0);
  expect(emptyElements(container)).toEqual([]);
});

it('NAV-11 the links of the header that its columns lack follow them', () => {
  const own = { id: 'stores', url: '/en/other-stores', title: 'Other stores' };
  showFooter({}, [...footer.footerLeftColumnLinks, own]);
  const titles = screen.getAllByRole('link').map(({ textContent }) => textContent);
  expect(titles).toContain(own.title);
  for (const { title } of footer.footerLeftColumnLinks)
    expect(titles.filter((each) => each === title)).toEqual([title]);
});

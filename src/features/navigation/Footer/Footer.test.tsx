import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { examples } from '../../../../mocks/generated/examples';
import { renderInShop } from '../../../../tests/support/renderInShop';
import { Footer } from './Footer';

const footer = examples.getFooter[200].footer().body;

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

it('NAV-11 featured area with heading, text and every feature', () => {
  renderInShop(<Footer />);
  const { heading = '', text = '', feature = [] } = footer.featuredArea ?? {};
  expect(screen.getByRole('heading', { name: heading })).toBeTruthy();
  expect(screen.getByText(text)).toBeTruthy();
  expect(feature.length).toBeGreaterThan(0);
  for (const promise of feature) expect(screen.getByRole('heading', { name: promise.heading })).toBeTruthy();
});

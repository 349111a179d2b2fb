import { describe, expect, it } from 'vitest';
import type { components } from '../../../api/generated/types';
import { popularCategories } from './PopularCategories';

type MenuItem = components['schemas']['MenuItem'];

const image = { alt: '', src: '/picture.webp', title: null };
const item = (title: string, part: Partial<MenuItem> = {}): MenuItem => ({
  id: title,
  title,
  url: `/no/${title}`,
  type: 'CategoryBase',
  renderOption: null,
  iconName: null,
  navigationImage: image,
  children: [],
  ...part,
});
const titles = (navigation: MenuItem[]) => popularCategories(navigation).map(({ title }) => title);

describe('SRCH-04 where to begin when nothing is found', () => {
  it('SRCH-04 the first category of each menu item, then the second of each, eight at most', () => {
    const row = (name: string) => item(name, { children: [1, 2, 3].map((place) => item(`${name}${place}`)) });
    expect(titles(['a', 'b', 'c', 'd'].map(row))).toEqual(['a1', 'b1', 'c1', 'd1', 'a2', 'b2', 'c2', 'd2']);
  });

  it('SRCH-04 only categories, and only those with a picture', () => {
    const children = [
      item('page', { type: 'InformationPage' }),
      item('plain', { navigationImage: null }),
      item('sofas', { type: 'CategoryPage' }),
    ];
    expect(titles([item('a', { children }), item('b')])).toEqual(['sofas']);
  });

  it('SRCH-04 a shop without a menu has none', () => {
    expect(popularCategories([])).toEqual([]);
  });
});

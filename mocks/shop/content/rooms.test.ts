import { describe, expect, it } from 'vitest';
import { pictures } from '../../media/pictures';
import { categories } from '../catalogue/categories/categories';
import { heroOf } from '../catalogue/categories/heroes';
import type { MenuItem } from '../../../src/api/generated/types';
import { contextAt } from '../context';
import type { BlockSource, PageSource } from '../../data/schemas/pages';
import { footer } from './footer';
import { pages } from './pages';
import { pageUrl } from './pageUrls';
import { siteStructure } from './siteStructure';

const roomsOf = (block: BlockSource): (string | undefined)[] =>
  block.type === 'cta'
    ? block.items.map((item) => ('page' in item ? undefined : item.room))
    : 'room' in block
      ? [block.room]
      : [];

/** The rooms in a page's pictures, without tiles and calls that show the pictures of linked pages. */
const scenesOf = ({ room, blocks }: Pick<PageSource, 'room' | 'blocks'>): string[] =>
  [room, ...blocks.flatMap(roomsOf)].filter((id) => id !== undefined);

describe('DEV-03 no two pages in one click’s reach share a scene', () => {
  const context = contextAt('en');
  const byId = new Map(pages.map((page) => [page.id, page]));
  const idsIn = (items: readonly MenuItem[]): string[] =>
    items.flatMap(({ id, children }) => [id, ...idsIn(children)]);
  const inMenu = idsIn(siteStructure(context).mainNavigation);
  const { footerLeftColumnLinks, footerCenterColumnLinks, footerRightColumnLinks } = footer(context.route);
  const footerUrls = [footerLeftColumnLinks, footerCenterColumnLinks, footerRightColumnLinks]
    .flat()
    .map((link) => link?.url);
  const inFooter = pages
    .filter((page) => footerUrls.includes(pageUrl(page, context.route)))
    .map(({ id }) => id);

  /** The pages of editors that some blocks link to, by tiles, calls to action and links in texts. */
  function linkedFrom(blocks: readonly BlockSource[]): string[] {
    const text = JSON.stringify(blocks);
    return [...byId.keys()].filter(
      (id) => text.includes(`"page":"${id}"`) || new RegExp(`page:${id}["\\\\]`).test(text),
    );
  }

  /** The pages that a page's content, breadcrumb, the menu, the footer and the logo link to. */
  function reachedFrom({ id, parent = 'start', blocks }: PageSource): PageSource[] {
    const reached = new Set([...linkedFrom(blocks), ...inMenu, ...inFooter, 'start', parent]);
    return pages.filter((page) => page.id !== id && reached.has(page.id));
  }

  /** The rooms in a page's pictures, without blocks that show the picture of a linked page. */
  function ownScenes(page: PageSource): string[] {
    const single = page.blocks.flatMap((block): BlockSource[] =>
      block.type === 'cta' ? block.items.map((item) => ({ ...block, items: [item] })) : [block],
    );
    const ofBlock = (block: BlockSource) => {
      const previewed = linkedFrom([block]).map((id) => byId.get(id)?.room);
      return scenesOf({ blocks: [block] }).filter((scene) => !previewed.includes(scene));
    };
    return [...scenesOf({ room: page.room, blocks: [] }), ...single.flatMap(ofBlock)];
  }

  it.each(pages.map((page) => [page.id, page] as const))('%s', (_, page) => {
    const own = ownScenes(page);
    expect(new Set(own).size, own.join(', ')).toBe(own.length);
    const shared = reachedFrom(page).flatMap((other) =>
      ownScenes(other)
        .filter((scene) => own.includes(scene))
        .map((scene) => `${scene} on ${other.id}`),
    );
    expect(shared).toEqual([]);
  });

  it('categories show products in rooms of their own: no two the same picture, and none the scene of a page', () => {
    const sources = categories.flatMap((category) => heroOf(category, 'en')?.src ?? []);
    expect(sources.length).toBeGreaterThan(15);
    expect(new Set(sources).size).toBe(sources.length);
    for (const source of sources) expect(source).toMatch(/^\/mock-media\/heroes\/.+-\d+\.avif$/);
  });

  it('every room is on a page', () => {
    const onPages = new Set(pages.flatMap(scenesOf));
    expect(Object.keys(pictures.rooms.shows).filter((id) => !onPages.has(id))).toEqual([]);
  });
});

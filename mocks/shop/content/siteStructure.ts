import { shopBrand } from '../../../brand/shopBrand';
import type { MenuItem, SiteStructure } from '../../../src/api/generated/types';
import { mainNavigation } from '../catalogue/categories/navigation';
import type { ShopContext } from '../context';
import { pageById } from './pages';
import { pageUrl } from './pageUrls';
import { roomImage } from './render/images';

/** Room pictures for panels of departments, by the id of the top item. */
const panelRooms: Readonly<Record<string, string>> = {
  furniture: 'living-rug',
  storage: 'sideboard-wall',
  lighting: 'living-lamps',
  textiles: 'living-wool',
  decoration: 'living-stripe',
};

/** A top item with the picture of its panel. */
function withPanelPicture(item: MenuItem, { language }: ShopContext): MenuItem {
  const room = panelRooms[item.id];
  return room === undefined ? item : { ...item, navigationImage: roomImage(room, language) };
}

/** Icons of pages without a picture. */
const icons: Readonly<Record<string, string>> = {
  delivery: 'truck',
  returns: 'undo-2',
  guarantee: 'shield-check',
  contact: 'phone',
};

/** Presentation of a page's children in its panel: pictures or icons when all have one. */
function renderOption(children: readonly string[]): MenuItem['renderOption'] {
  if (children.length === 0) return null;
  if (children.every((child) => pageById(child).room !== undefined)) return 'images';
  return children.every((child) => icons[child] !== undefined) ? 'icons' : null;
}

/** A menu item for a page and the pages below it. */
function pageEntry(id: string, children: readonly string[], context: ShopContext): MenuItem {
  const page = pageById(id);
  const { language, route } = context;
  return {
    id,
    title: page.title[language],
    url: pageUrl(page, route),
    type: page.type,
    renderOption: renderOption(children),
    iconName: icons[id] ?? null,
    navigationImage: page.room === undefined ? null : roomImage(page.room, language),
    children: children.map((child) => pageEntry(child, [], context)),
  };
}

/** The main navigation: the assortment, then content pages. */
export function siteStructure(context: ShopContext): SiteStructure {
  const start = pageById('start');
  return {
    root: { id: start.id, title: shopBrand.name, url: pageUrl(start, context.route) },
    mainNavigation: [
      ...mainNavigation(context),
      pageEntry(
        'inspiration',
        ['small-living-room', 'light-in-layers', 'long-table', 'calm-bedroom'],
        context,
      ),
      pageEntry(
        'campaigns',
        ['campaign-sleep', 'campaign-light', 'campaign-workplace', 'campaign-last-chance'],
        context,
      ),
      pageEntry('support', ['delivery', 'returns', 'guarantee', 'contact'], context),
    ].map((item) => withPanelPicture(item, context)),
  };
}

import type { MenuItem, SiteStructure } from '../../../src/api/generated/types';
import { mainNavigation } from '../catalogue/categories/navigation';
import type { ShopContext } from '../context';
import { siteName } from '../site';
import { pageById } from './pages';
import { pageUrl } from './pageUrls';
import { roomImage } from './render/images';

/** The icons of pages that have no picture. */
const icons: Readonly<Record<string, string>> = {
  delivery: 'truck',
  returns: 'undo-2',
  guarantee: 'shield-check',
  contact: 'phone',
};

/** How a page's panel shows its children: pictures or icons where all have one. */
function renderOption(children: readonly string[]): MenuItem['renderOption'] {
  if (children.length === 0) return null;
  if (children.every((child) => pageById(child).room !== undefined)) return 'images';
  return children.every((child) => icons[child] !== undefined) ? 'icons' : null;
}

/** An entry of the menu that leads to a page and to the pages under it. */
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

/** The main navigation: what the shop sells, then what it has to tell. */
export function siteStructure(context: ShopContext): SiteStructure {
  const start = pageById('start');
  return {
    root: { id: start.id, title: siteName, url: pageUrl(start, context.route) },
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
    ],
  };
}

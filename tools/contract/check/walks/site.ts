import { list, text, texts } from '../read';
import type { Run, Shopper } from '../run';

/** A page that an answer links to. */
export interface PageLink {
  url: string;
  /** The page type that the linking answer names. */
  type?: string;
}

/** What one language and market of the site consists of. */
export interface Site {
  languageRoute: string;
  /** Languages of the site, by the tags of Content-Language. */
  languages: string[];
  staticPages: PageLink[];
  menu: PageLink[];
  links: PageLink[];
}

function menuItems(items: readonly unknown[]): PageLink[] {
  return items.flatMap((item) => {
    const [url, type] = [text(item, 'url'), text(item, 'type')];
    const own = url === undefined ? [] : [{ url, ...(type ? { type } : {}) }];
    return [...own, ...menuItems(list(item, 'children'))];
  });
}

const asLinks = (urls: readonly string[]): PageLink[] => urls.map((url) => ({ url }));

/** The calls that start the shop (APP-15), in one language: settings, texts, header, footer and menu. */
export async function visitSite(run: Run, shopper: Shopper): Promise<Site> {
  const settings = (await run.call(shopper, 'getGlobalSettings'))?.body;
  await run.call(shopper, 'getTranslations');
  const content = (await run.call(shopper, 'getGlobalContent'))?.body;
  const header = (await run.call(shopper, 'getHeader'))?.body;
  const footer = (await run.call(shopper, 'getFooter'))?.body;
  const structure = (await run.call(shopper, 'getSiteStructure'))?.body;
  const columns = ['footerLeftColumnLinks', 'footerCenterColumnLinks', 'footerRightColumnLinks'];
  const support = text(content, 'supportPage', 'url');
  const staticPages = Object.values(Object(Object(settings).staticPages)).flatMap((page): PageLink[] => {
    const [url, type] = [text(page, 'url'), text(page, 'pageType')];
    return url === undefined ? [] : [{ url, ...(type ? { type } : {}) }];
  });
  return {
    languageRoute: text(settings, 'languageRoute') ?? shopper.language.toLowerCase(),
    languages: texts(settings, 'code', 'languages'),
    staticPages,
    menu: menuItems(list(structure, 'mainNavigation')),
    links: asLinks([
      ...texts(header, 'url', 'headerLinks'),
      ...columns.flatMap((column) => texts(footer, 'url', column)),
      ...(support === undefined ? [] : [support]),
    ]),
  };
}

import { Cookies, type Target } from '../client';
import { sendWithRetries } from '../rateLimit';
import { list, text, texts } from '../read';
import type { Run, Shopper } from '../run';

/** A page that a response links to. */
export interface PageLink {
  url: string;
  /** The page type that the link names. */
  type?: string;
}

/** Data of one language and market of the site. */
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

/** The default of CALL-02. */
const defaultLanguage = 'no';

const tagOf = (languageRoute: string): string =>
  languageRoute.replace(/-\w+$/, (region) => region.toUpperCase());

/** The first language to check: the default if the settings have it, else their first one. */
export async function startLanguage(target: Target): Promise<string> {
  const headers = {
    Accept: 'application/json',
    'Content-Type': 'application/json',
    'Content-Language': defaultLanguage,
    'Context-Url': target.base,
  };
  const path = '/api/site/global-settings';
  const reply = await sendWithRetries(target, new Cookies(), { method: 'GET', path, headers });
  const settings = reply.answered && reply.status === 200 ? parsed(reply.text) : undefined;
  const route = text(settings, 'languageRoute');
  const languages = texts(settings, 'code', 'languages');
  const known = languages.length > 0 || route === undefined ? languages : [tagOf(route)];
  return known.includes(defaultLanguage) ? defaultLanguage : (known[0] ?? defaultLanguage);
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

const asLinks = (urls: readonly string[]): PageLink[] => urls.map((url) => ({ url }));

/** APP-15: the calls that start the shop in one language: settings, texts, header, footer and menu. */
export async function visitSite(run: Run, shopper: Shopper): Promise<Site> {
  const settings = (await run.call(shopper, 'getGlobalSettings'))?.body;
  const country = text(settings, 'currentCountry');
  if (country !== undefined) run.countries.set(shopper.language, country);
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

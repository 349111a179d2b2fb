import type { OperationId } from '../../../../src/api/operation';
import { Cookies, sendWithRetries, type Target } from '../client';
import { at, list, text, texts } from '../read';
import { contractHeaders, settingsPath, type Shopper } from '../shopper';

/** A page that a response links to. */
export interface PageLink {
  url: string;
  /** The page type that the link names. */
  type?: string;
  /** The place of the link, for one that has to lead to a page. */
  from?: LinkPlace;
}

/** The place of a link in a response. */
export interface LinkPlace {
  operation: OperationId;
  pointer: string;
  body: unknown;
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

/** Maximum depth of the menu. */
const menuLevels = 4;

/** The entries of a menu as links, outermost first. */
function menuItems(body: unknown, items: readonly unknown[], pointer: string): PageLink[] {
  return items.flatMap((item, index) => {
    const [url, type] = [text(item, 'url'), text(item, 'type')];
    const place = `${pointer}/${index}`;
    const from = { operation: 'getSiteStructure', pointer: `${place}/url`, body } as const;
    const own = url === undefined ? [] : [{ url, from, ...(type ? { type } : {}) }];
    return [...own, ...menuItems(body, list(item, 'children'), `${place}/children`)];
  });
}

/** Number of levels of a menu, and the pointer to an entry of the last one. */
function depthOf(items: readonly unknown[], pointer: string): { levels: number; deepest: string } {
  return items
    .map((item, index) => depthOf(list(item, 'children'), `${pointer}/${index}/children`))
    .map(({ levels, deepest }) => ({ levels: levels + 1, deepest }))
    .reduce((one, other) => (other.levels > one.levels ? other : one), { levels: 0, deepest: pointer });
}

/** Internal links in the lists of a response, which have to lead to pages. */
function linksIn(operation: OperationId, body: unknown, lists: readonly string[]): PageLink[] {
  return lists.flatMap((name) =>
    list(body, name).flatMap((item, index): PageLink[] => {
      const url = text(item, 'url');
      return url === undefined ? [] : [{ url, from: { operation, pointer: `/${name}/${index}/url`, body } }];
    }),
  );
}

/** The default of CALL-02. */
const defaultLanguage = 'no';

/** The tag of a language route. */
export const tagOf = (languageRoute: string): string =>
  languageRoute.replace(/-\w+$/, (region) => region.toUpperCase());

/** The first language to check: the default if the settings have it, else their first one. */
export async function startLanguage(target: Target): Promise<string> {
  const call = { method: 'GET', path: settingsPath, headers: contractHeaders(target, defaultLanguage) };
  const reply = await sendWithRetries(target, new Cookies(), call);
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

/** The static pages of the settings as links. */
const staticPagesOf = (body: unknown): PageLink[] =>
  Object.entries(Object(at(body, 'staticPages'))).flatMap(([key, page]): PageLink[] => {
    const [url, type] = [text(page, 'url'), text(page, 'pageType')];
    const from = { operation: 'getGlobalSettings', pointer: `/staticPages/${key}/url`, body } as const;
    return url === undefined ? [] : [{ url, from, ...(type ? { type } : {}) }];
  });

/** APP-15: the calls that start the shop in one language: settings, texts, header, footer and menu. */
export async function visitSite(shopper: Shopper): Promise<Site> {
  const settings = await shopper.read('getGlobalSettings');
  const country = text(settings, 'currentCountry');
  if (country !== undefined) shopper.run.countries.set(shopper.language, country);
  // ACC-02: the city of a postal code, for the countries whose settings offer it.
  for (const each of list(settings, 'countries').filter((one) => at(one, 'cityLookup') === true)) {
    const query = { postalCode: '0001', countryCode: text(each, 'code') ?? '' };
    await shopper.call('getCity', { query });
  }
  await shopper.call('getTranslations');
  const content = await shopper.read('getGlobalContent');
  const header = await shopper.read('getHeader');
  const footer = await shopper.read('getFooter');
  const structure = await shopper.read('getSiteStructure');
  const columns = ['Left', 'Center', 'Right'].map((each) => `footer${each}ColumnLinks`);
  const navigation = list(structure, 'mainNavigation');
  const { levels, deepest } = depthOf(navigation, '/mainNavigation');
  const isShallow = levels <= menuLevels;
  shopper.verify(
    structure,
    `getSiteStructure NAV-04 ${deepest}`,
    isShallow,
    `at most ${menuLevels} levels`,
    levels,
  );
  const url = text(content, 'supportPage', 'url');
  const from = { operation: 'getGlobalContent', pointer: '/supportPage/url', body: content } as const;
  return {
    languageRoute: text(settings, 'languageRoute') ?? shopper.language.toLowerCase(),
    languages: texts(settings, 'code', 'languages'),
    staticPages: staticPagesOf(settings),
    menu: menuItems(structure, navigation, '/mainNavigation'),
    links: [
      ...linksIn('getHeader', header, ['headerLinks']),
      ...linksIn('getFooter', footer, columns),
      ...(url === undefined ? [] : [{ url, from }]),
    ],
  };
}

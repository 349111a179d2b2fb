import type { OperationId } from '../../../../src/api/operation';
import { Cookies, type Target } from '../client';
import { sendWithRetries } from '../rateLimit';
import { list, text, texts } from '../read';
import type { Shopper } from '../request';
import type { Run } from '../run';
import { citiesOf } from './cities';

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

/** APP-15: the calls that start the shop in one language: settings, texts, header, footer and menu. */
export async function visitSite(run: Run, shopper: Shopper): Promise<Site> {
  const settings = (await run.call(shopper, 'getGlobalSettings'))?.body;
  const country = text(settings, 'currentCountry');
  if (country !== undefined) run.countries.set(shopper.language, country);
  await citiesOf(run, shopper, settings);
  await run.call(shopper, 'getTranslations');
  const content = (await run.call(shopper, 'getGlobalContent'))?.body;
  const header = (await run.call(shopper, 'getHeader'))?.body;
  const footer = (await run.call(shopper, 'getFooter'))?.body;
  const structure = (await run.call(shopper, 'getSiteStructure'))?.body;
  const columns = ['footerLeftColumnLinks', 'footerCenterColumnLinks', 'footerRightColumnLinks'];
  const support = text(content, 'supportPage', 'url');
  const staticPages = Object.entries(Object(Object(settings).staticPages)).flatMap(
    ([key, page]): PageLink[] => {
      const [url, type] = [text(page, 'url'), text(page, 'pageType')];
      const from = {
        operation: 'getGlobalSettings',
        pointer: `/staticPages/${key}/url`,
        body: settings,
      } as const;
      return url === undefined ? [] : [{ url, from, ...(type ? { type } : {}) }];
    },
  );
  const navigation = list(structure, 'mainNavigation');
  const { levels, deepest } = depthOf(navigation, '/mainNavigation');
  const isShallow = levels <= menuLevels;
  run.verify(
    shopper,
    'getSiteStructure',
    isShallow,
    'NAV-04',
    deepest,
    `at most ${menuLevels} levels`,
    levels,
    structure,
  );
  return {
    languageRoute: text(settings, 'languageRoute') ?? shopper.language.toLowerCase(),
    languages: texts(settings, 'code', 'languages'),
    staticPages,
    menu: menuItems(structure, navigation, '/mainNavigation'),
    links: [
      ...linksIn('getHeader', header, ['headerLinks']),
      ...linksIn('getFooter', footer, columns),
      ...(support === undefined
        ? []
        : [
            {
              url: support,
              from: { operation: 'getGlobalContent', pointer: '/supportPage/url', body: content } as const,
            },
          ]),
    ],
  };
}

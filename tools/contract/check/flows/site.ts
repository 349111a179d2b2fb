import type { OperationId } from '../../../../src/api/operation';
import type { Reply, Target } from '../client';
import { at, list, text, texts } from '../read';
import { ask } from '../request';
import type { Received } from '../run';
import type { Shopper } from '../run';

export interface PageLink {
  url: string;
  type?: string;
  from?: LinkPlace;
}

type LinkPlace = Pick<Received, 'operation' | 'body'> & { pointer: string };

export type Site = Awaited<ReturnType<typeof visitSite>>;

const menuLevels = 4;

const linksAt = (operation: OperationId, body: unknown, ...pointers: string[]): PageLink[] =>
  pointers.flatMap((pointer) => {
    const place = at(body, ...pointer.split('/').slice(1));
    const [url, type] = [text(place, 'url'), text(place, 'type') ?? text(place, 'pageType')];
    const from = { operation, pointer: `${pointer}/url`, body };
    return url === undefined ? [] : [{ url, from, type: type || undefined }];
  });

const pointersTo = (body: unknown, pointer: string): string[] =>
  list(body, ...pointer.split('/').slice(1)).map((_, index) => `${pointer}/${index}`);

/** Pointers to the entries of a menu, outermost first. */
const menuOf = (body: unknown, pointer: string): string[] =>
  pointersTo(body, pointer).flatMap((entry) => [entry, ...menuOf(body, `${entry}/children`)]);

const defaultLanguage = 'no';

export const tagOf = (languageRoute: string): string =>
  languageRoute.replace(/-\w+$/, (region) => region.toUpperCase());

/** The first language to check: the default if the settings have it, else their first one. */
export async function startLanguage(target: Target): Promise<string> {
  const settings = jsonOf(await ask(target, defaultLanguage));
  const route = text(settings, 'languageRoute');
  const languages = texts(settings, 'code', 'languages');
  const known = languages.length > 0 || route === undefined ? languages : [tagOf(route)];
  return known.includes(defaultLanguage) ? defaultLanguage : (known[0] ?? defaultLanguage);
}

function jsonOf(reply: Reply): unknown {
  try {
    return reply.answered && reply.status === 200 ? JSON.parse(reply.text) : undefined;
  } catch {
    return undefined;
  }
}

/** APP-15: the calls that start the shop in one language: settings, texts, header, footer and menu. */
export async function visitSite(shopper: Shopper) {
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
  const columns = ['Left', 'Center', 'Right'].map((each) => `/footer${each}ColumnLinks`);
  const menu = menuOf(structure, '/mainNavigation');
  const levelOf = (pointer: string) => pointer.split('/children/').length;
  const [deepest = '/mainNavigation'] = menu.toSorted((a, b) => levelOf(b) - levelOf(a));
  const levels = menu.length === 0 ? 0 : levelOf(deepest);
  const expected = `at most ${menuLevels} levels`;
  shopper.verify(structure, `getSiteStructure NAV-04 ${deepest}`, levels <= menuLevels, expected, levels);
  const pages = Object.keys(Object(at(settings, 'staticPages')));
  return {
    languageRoute: text(settings, 'languageRoute') ?? shopper.language.toLowerCase(),
    languages: texts(settings, 'code', 'languages'),
    staticPages: linksAt('getGlobalSettings', settings, ...pages.map((key) => `/staticPages/${key}`)),
    menu: linksAt('getSiteStructure', structure, ...menu),
    links: [
      ...linksAt('getHeader', header, ...pointersTo(header, '/headerLinks')),
      ...linksAt('getFooter', footer, ...columns.flatMap((each) => pointersTo(footer, each))),
      ...linksAt('getGlobalContent', content, '/supportPage'),
    ].map(({ url, from }) => ({ url, from })),
  };
}

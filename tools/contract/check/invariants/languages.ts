import type { OperationId } from '../../../../src/api/operation';
import { at, list, text } from '../read';
import { isTimeZone } from '../../../../src/i18n/intl';
import type { Observer, Received, Run } from '../run';
import { objectsIn, verifierOf, type Found } from './scan';

/** Language and market of a tag of Content-Language, as the settings say. */
interface Market {
  route: string;
  currency: string | undefined;
}

/** Responses whose links editors choose: one to another language is no mistake, all of them are. */
const edited: readonly OperationId[] = ['getHeader', 'getFooter', 'getGlobalContent', 'getCart'];
/** Responses whose texts and addresses are older than the call. */
const recorded: readonly OperationId[] = ['getAllOrders', 'getOrder'];

/** Minimum number of different texts before two languages with the same ones are judged. */
const fewest = 3;
const textFields =
  /^(title|text|heading|name|userFriendlyName|pageTitle|preamble|metaTitle|loginInformationText|footer\w+Header)$/;

/** Signs that no other currency has. */
const signOf: Readonly<Record<string, string>> = { EUR: '€', JPY: '円', INR: '₹', KRW: '₩', UAH: '₴' };

const primary = (language: string): string => language.split('-')[0] ?? language;
const firstSegment = (address: string): string => address.split(/[/?#]/)[1] ?? '';

/** Part of a response whose texts are those of a language; undefined where they may be the same in all. */
function localizedPart(operation: OperationId, body: unknown, request: string): unknown {
  const asked = request.replace(/ \([^()]*\)$/, '');
  if (['getSiteStructure', 'getHeader', 'getFooter', 'getGlobalContent', 'getRoles'].includes(operation))
    return body;
  // Names of products may be the same in all languages, those of facets and terms are not.
  if (operation === 'getCategoryProducts') return asked.includes('?') ? undefined : at(body, 'facets');
  if (operation === 'getPage')
    return text(body, 'pageType') === 'StartPage' ? body : at(body, 'product', 'specifications');
  return undefined;
}

const isText = (value: unknown): value is string => typeof value === 'string' && /\p{L}{3}/u.test(value);

/** Texts of a response by their places. */
function textsOf(operation: OperationId, body: unknown, request: string): Map<string, string> {
  if (operation === 'getTranslations')
    return new Map(
      Object.entries(Object(body) as object).filter(([, each]) => isText(each)) as [string, string][],
    );
  // Searches for different texts share facets.
  if (operation === 'search')
    return new Map(
      list(body, 'productResult', 'facets').flatMap((facet) => {
        const [key, name] = [text(facet, 'key'), text(facet, 'name')];
        return key !== undefined && isText(name) ? [[key, name]] : [];
      }),
    );
  return new Map(
    objectsIn(localizedPart(operation, body, request)).flatMap(({ value, pointer }) =>
      Object.entries(value).flatMap(([key, each]): [string, string][] =>
        textFields.test(key) && isText(each) ? [[`${pointer}/${key}`, each]] : [],
      ),
    ),
  );
}

/** The subject of a response, whose texts are compared between languages. */
function subjectOf(operation: OperationId, body: unknown, request: string): string {
  if (operation === 'getCategoryProducts') return `${operation} ${request.split(' ')[1] ?? ''}`;
  return operation === 'getPage' ? `${operation} ${text(body, 'product', 'code') ?? ''}` : operation;
}

/** True when two languages have the same texts, enough of them to tell. */
function areSame(
  operation: OperationId,
  own: ReadonlyMap<string, string>,
  other: ReadonlyMap<string, string>,
): boolean {
  if (operation !== 'search' && own.size !== other.size) return false;
  const shared = [...own].filter(([key]) => other.has(key));
  return (
    new Set(shared.map(([, each]) => each)).size >= fewest &&
    shared.every(([key, each]) => other.get(key) === each)
  );
}

/** The internal addresses in a response that a language decides. */
function linksOf(operation: OperationId, body: unknown): { pointer: string; address: string }[] {
  const found = objectsIn(body).filter(
    ({ value, pointer }) => operation !== 'getPage' || 'code' in value || pointer.startsWith('/breadcrumb/'),
  );
  return found
    .filter(({ value }) => 'url' in value || 'href' in value)
    .flatMap(({ value, pointer }: Found) =>
      ['url', 'href'].flatMap((field) => {
        const address = value[field];
        return typeof address === 'string' && /^\/[^/]/.test(address)
          ? [{ pointer: `${pointer}/${field}`, address }]
          : [];
      }),
    );
}

/**
 * CALL-02: texts, links and currency are those of Content-Language, and no internal address ends with a slash. An
 * observer for one run.
 */
export function languages(): Observer {
  const markets = new Map<string, Market>();
  const routes = new Set<string>();
  const texts = new Map<string, Map<string, Map<string, string>>>();

  function readSettings(run: Run, language: string, body: unknown) {
    const verify = (place: string, holds: boolean, expected: string, found: unknown) =>
      run.verify(body, `getGlobalSettings CALL-02 ${place}`, holds, expected, found);
    const timeZone = text(body, 'timeZone');
    const isKnown = timeZone === undefined || isTimeZone(timeZone);
    verify('/timeZone', isKnown, 'the IANA name of a time zone', timeZone);
    const known = list(body, 'languages');
    const own = known.find((each) => text(each, 'code') === language);
    for (const each of known) routes.add(text(each, 'languageRoute') ?? '');
    const [route, country] = [text(body, 'languageRoute'), text(body, 'currentCountry')];
    if (route !== undefined) routes.add(route);
    if (known.length > 0 && own === undefined) return;
    const expected = language.toLowerCase();
    const isOf = (found: string | undefined, wanted: string | undefined) =>
      found === undefined || wanted === undefined || found === wanted;
    verify('/languageRoute', isOf(route, expected), `${expected}, as Content-Language is ${language}`, route);
    const ofLanguage = text(own, 'country');
    verify(
      '/currentCountry',
      isOf(country, ofLanguage),
      `${ofLanguage}, the country of ${language}`,
      country,
    );
    const currency = text(body, 'currency');
    const ofCountry = list(body, 'countries').find((each) => text(each, 'code') === (ofLanguage ?? country));
    const wanted = text(ofCountry, 'currency');
    const market = `${wanted}, the currency of the market of ${language}`;
    verify('/currency', isOf(currency, wanted), market, currency);
    markets.set(language, { route: expected, currency: wanted ?? currency });
  }

  const refusals = new Map<string, Map<string, string>>();

  /** Compare the messages of errors to the same requests in two languages. */
  function readRefusal(run: Run, language: string, { operation, body, request }: Received) {
    const own = refusals.get(`${operation} ${language}`) ?? new Map<string, string>();
    refusals.set(`${operation} ${language}`, own);
    const asked = request.replace(/ \([^()]*\)$/, '');
    for (const { value, pointer } of objectsIn(body))
      if (isText(value.message)) own.set(`${asked} ${pointer}`, value.message);
    for (const [key, theirs] of refusals) {
      const [other, tag = ''] = key.split(' ');
      if (other !== operation || primary(tag) === primary(language)) continue;
      const found = `that in ${tag}: “${[...own.values()][0]}”`;
      const isOwn = !areSame('search', own, theirs);
      run.verify(body, `${operation} CALL-02 /message`, isOwn, `a message in ${language}`, found);
    }
  }

  return (run, { language }, received) => {
    const { operation, status, body, request } = received;
    if (status >= 400) readRefusal(run, language, received);
    if (status !== 200) return;
    if (operation === 'getGlobalSettings') readSettings(run, language, body);
    const market = markets.get(language);
    if (market === undefined || recorded.includes(operation)) return;
    const verify = verifierOf(run, received);

    const links = linksOf(operation, body).filter(({ address }) => routes.has(firstSegment(address)));
    const foreign = links.filter(({ address }) => firstSegment(address) !== market.route);
    const [first] = edited.includes(operation) && foreign.length < links.length ? [] : foreign;
    verify(`CALL-02 ${first?.pointer}`, !first, `an address of /${market.route}`, first?.address);
    const closed = links.find(({ address }) => /.\/$/.test(address.replace(/[?#].*$/, '')));
    verify(`APP-12 ${closed?.pointer}`, !closed, 'an address without a closing slash', closed?.address);

    const { currency } = market;
    const signs = Object.entries(signOf).filter(([each]) => each !== currency);
    for (const { value, pointer } of currency === undefined ? [] : objectsIn(body)) {
      const isPrice = 'priceExVat' in value || ('totalPrice' in value && 'shipping' in value);
      const isOwn = !isPrice || typeof value.currency !== 'string' || value.currency === currency;
      verify(`CARD-08 ${pointer}/currency`, isOwn, `${currency}, as in the settings`, value.currency);
      const written = text(value, 'formattedString') ?? '';
      const other = signs.some(([, sign]) => written.includes(sign));
      const expected = `an amount in ${currency}, as in the settings`;
      verify(`CARD-08 ${pointer}/formattedString`, !other, expected, written);
    }

    const own = textsOf(operation, body, request);
    if (own.size < fewest) return;
    const subject = subjectOf(operation, body, request);
    const others = texts.get(subject) ?? new Map<string, Map<string, string>>();
    texts.set(subject, others.set(language, own));
    for (const [other, theirs] of others) {
      const isOwn = primary(other) === primary(language) || !areSame(operation, own, theirs);
      const found = `those in ${other}, such as “${[...own.values()][0]}”`;
      verify('CALL-02', isOwn, `texts in ${language}`, found);
    }
  };
}

import type { OperationId } from '../../../../src/api/operation';
import { isTimeZone } from '../../../../src/i18n/intl';
import { claim, type Claim, objectsIn } from './scan';
import { at, list, text } from '../read';
import type { Observer, Received } from '../run';
import type { Shopper } from '../run';

/** Responses whose links editors choose: one to another language is no mistake, all of them are. */
const edited = ['getHeader', 'getFooter', 'getGlobalContent', 'getCart'];
/** Responses whose texts and addresses are older than the call. */
const recorded = ['getAllOrders', 'getOrder'];
/** Responses whose texts are all those of a language. */
const localized = ['getSiteStructure', 'getHeader', 'getFooter', 'getGlobalContent', 'getRoles'];

const fewest = 3;
const textFields =
  /^(title|text|heading|name|userFriendlyName|pageTitle|preamble|metaTitle|loginInformationText|footer\w+Header)$/;

/** Signs that no other currency has. */
const signOf: Readonly<Record<string, string>> = { EUR: '€', JPY: '円', INR: '₹', KRW: '₩', UAH: '₴' };

const primary = (language: string): string => language.split('-')[0] ?? language;
const firstSegment = (address: string): string => address.split(/[/?#]/)[1] ?? '';
/** A request without its shopper. */
const askedIn = (request: string): string => request.replace(/ \([^()]*\)$/, '');

/** Part of a response whose texts are those of a language; undefined where they may be the same in all. */
function localizedPart(operation: OperationId, body: unknown, request: string): unknown {
  if (localized.includes(operation)) return body;
  // Names of products may be the same in all languages, those of facets and terms are not.
  if (operation === 'getCategoryProducts')
    return askedIn(request).includes('?') ? undefined : at(body, 'facets');
  if (operation !== 'getPage') return undefined;
  return text(body, 'pageType') === 'StartPage' ? body : at(body, 'product', 'specifications');
}

const isText = (value: unknown): value is string => typeof value === 'string' && /\p{L}{3}/u.test(value);

function textsOf(operation: OperationId, body: unknown, request: string): Map<string, string> {
  if (operation === 'getTranslations')
    return new Map(Object.entries(Object(body) as Record<string, string>).filter(([, each]) => isText(each)));
  // Searches for different texts share facets.
  if (operation === 'search')
    return new Map(
      list(body, 'productResult', 'facets').flatMap((facet): [string, string][] => {
        const [key, name] = [text(facet, 'key'), text(facet, 'name')];
        return key && isText(name) ? [[key, name]] : [];
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

function subjectOf(operation: OperationId, body: unknown, request: string): string {
  if (operation === 'getCategoryProducts') return `${operation} ${request.split(' ')[1] ?? ''}`;
  return operation === 'getPage' ? `${operation} ${text(body, 'product', 'code') ?? ''}` : operation;
}

type Texts = ReadonlyMap<string, string>;

/** True when two languages have the same texts, enough of them to tell. */
function areSame(own: Texts, other: Texts): boolean {
  const shared = [...own].filter(([key]) => other.has(key));
  const { size } = new Set(shared.map(([, each]) => each));
  return size >= fewest && shared.every(([key, each]) => other.get(key) === each);
}

const linksOf = (operation: OperationId, body: unknown): { pointer: string; address: string }[] =>
  objectsIn(body)
    .filter(
      ({ value, pointer }) =>
        operation !== 'getPage' || 'code' in value || pointer.startsWith('/breadcrumb/'),
    )
    .flatMap(({ value, pointer }) =>
      ['url', 'href'].flatMap((field) => {
        const address = text(value, field) ?? '';
        return /^\/[^/]/.test(address) ? [{ pointer: `${pointer}/${field}`, address }] : [];
      }),
    );

/** CALL-02: texts, links and currency are those of Content-Language. An observer for one run. */
export function languages(): Observer {
  const markets = new Map<string, { route: string; currency: string | undefined }>();
  const routes = new Set<string>();
  const texts = new Map<string, Map<string, Texts>>();
  const refusals = new Map<string, Map<string, string>>();

  function readSettings(shopper: Shopper, body: unknown) {
    const { language } = shopper;
    const same = (place: string, wanted: string | undefined, because: string) =>
      shopper.same(body, `getGlobalSettings CALL-02 /${place}`, wanted, `${because} ${language}`);
    const timeZone = text(body, 'timeZone');
    const isKnown = timeZone === undefined || isTimeZone(timeZone);
    shopper.verify(body, 'getGlobalSettings CALL-02 /timeZone', isKnown, 'the IANA name of a time zone');
    const known = list(body, 'languages');
    for (const each of [...known, body]) routes.add(text(each, 'languageRoute') ?? '');
    const own = known.find((each) => text(each, 'code') === language);
    if (known.length > 0 && own === undefined) return;
    const [route, country] = [language.toLowerCase(), text(own, 'country')];
    same('languageRoute', route, 'as Content-Language is');
    same('currentCountry', country, 'the country of');
    const market = country ?? text(body, 'currentCountry');
    const ofCountry = list(body, 'countries').find((each) => text(each, 'code') === market);
    const currency = text(ofCountry, 'currency');
    same('currency', currency, 'the currency of the market of');
    markets.set(language, { route, currency: currency ?? text(body, 'currency') });
  }

  /** Compare the messages of errors to the same requests in two languages. */
  function readRefusal({ language, run }: Shopper, { operation, body, request }: Received) {
    const own = refusals.get(`${operation} ${language}`) ?? new Map<string, string>();
    refusals.set(`${operation} ${language}`, own);
    for (const { value, pointer } of objectsIn(body))
      if (isText(value.message)) own.set(`${askedIn(request)} ${pointer}`, value.message);
    for (const [key, theirs] of refusals) {
      const [other, tag = ''] = key.split(' ');
      if (other !== operation || primary(tag) === primary(language)) continue;
      const found = `that in ${tag}: “${[...own.values()][0]}”`;
      const rule = `${operation} CALL-02 /message`;
      run.verify(body, rule, !areSame(own, theirs), `a message in ${language}`, found);
    }
  }

  return (shopper, received) => {
    const { language } = shopper;
    const { operation, status, body, request } = received;
    if (status >= 400) readRefusal(shopper, received);
    if (status !== 200) return;
    if (operation === 'getGlobalSettings') readSettings(shopper, body);
    const market = markets.get(language);
    if (market === undefined || recorded.includes(operation)) return;
    const { route, currency } = market;
    const verify = (...each: Claim) => claim(shopper, received, '', each);

    const links = linksOf(operation, body).filter(({ address }) => routes.has(firstSegment(address)));
    const foreign = links.filter(({ address }) => firstSegment(address) !== route);
    const [first] = edited.includes(operation) && foreign.length < links.length ? [] : foreign;
    verify(`CALL-02 ${first?.pointer}`, !first, `an address of /${route}`);
    const closed = links.find(({ address }) => /.\/$/.test(address.replace(/[?#].*$/, '')));
    verify(`APP-12 ${closed?.pointer}`, !closed, 'an address without a closing slash');

    const signs = Object.entries(signOf).filter(([each]) => each !== currency);
    for (const { value, pointer } of currency === undefined ? [] : objectsIn(body)) {
      const isPrice = 'priceExVat' in value || ('totalPrice' in value && 'shipping' in value);
      const isOwn = !isPrice || typeof value.currency !== 'string' || value.currency === currency;
      verify(`CARD-08 ${pointer}/currency`, isOwn, `${currency}, as in the settings`);
      const written = text(value, 'formattedString') ?? '';
      const isOther = signs.some(([, sign]) => written.includes(sign));
      verify(`CARD-08 ${pointer}/formattedString`, !isOther, `an amount in ${currency}, as in the settings`);
    }

    const own = textsOf(operation, body, request);
    if (own.size < fewest) return;
    const subject = subjectOf(operation, body, request);
    const others = texts.get(subject) ?? new Map<string, Texts>();
    texts.set(subject, others.set(language, own));
    for (const [other, theirs] of others) {
      const isWhole = operation === 'search' || own.size === theirs.size;
      const isOwn = primary(other) === primary(language) || !isWhole || !areSame(own, theirs);
      const found = `those in ${other}, such as “${[...own.values()][0]}”`;
      verify('CALL-02', isOwn, `texts in ${language}`, found);
    }
  };
}

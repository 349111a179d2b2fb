import type { Interception } from '../driftProxy';
import {
  all,
  answering,
  objectsAt,
  receiving,
  scopes,
  valuesAt,
  changingAs,
  ingrid,
  type Fault,
  type Scope,
} from './fault';

const { languages } = scopes;

const inNorwegian: Interception = (call) => {
  const headers = new Headers(call.headers);
  headers.set('content-language', 'no');
  return { ...call, headers };
};

const isSwedish = (headers: Headers) => headers.get('content-language') === 'sv';

const ignoring = (name: string, ...operations: string[]): Fault =>
  receiving('language', name, operations, '', languages, inNorwegian);

/** The texts are Norwegian, the addresses those of the language. */
const textsOnly = (operation: string): Fault => ({
  ...ignoring(`${operation} has the texts of another language, with links of the right one`, operation),
  start: () => ({
    intercept: (call) => (call.operationId === operation ? inNorwegian(call) : call),
    answer: (given, { operationId, headers }) =>
      operationId === operation && isSwedish(headers)
        ? { ...given, text: given.text.replaceAll('"/no/', '"/sv/').replaceAll('"/no"', '"/sv"') }
        : given,
  }),
});

const foreignLinks = (operation: string, scope: Scope = languages): Fault =>
  answering(
    'market',
    `links of ${operation} to another market`,
    [operation],
    '',
    scope,
    (given, { headers }) =>
      isSwedish(headers) ? { ...given, text: given.text.replaceAll('"/sv/', '"/no/') } : given,
  );

const foreignValue = (operation: string, path: string, value: string, scope: Scope = languages): Fault =>
  answering(
    'market',
    `${operation} ${path} of another market`,
    [operation],
    path.replace(/\/\*.*/, ''),
    scope,
    valuesAt(path, (own: string, _holder, { headers }) => (isSwedish(headers) ? value : own)),
  );

const swedishChanges: Scope = { ...changingAs(ingrid), languages: ['sv'] };

/** Answers in another language, or for another market, than Content-Language names. */
export const languageFaults: readonly Fault[] = [
  ignoring(
    'Content-Language ignored',
    ...[
      'getGlobalSettings',
      'getTranslations',
      'getSiteStructure',
      'getHeader',
      'getFooter',
      'getGlobalContent',
    ],
    ...['getCategoryProducts', 'search', 'quickSearch', 'getSuggestions', 'variationCodeSearch', 'getCart'],
  ),
  ...[
    'getGlobalSettings',
    'getTranslations',
    'getSiteStructure',
    'getHeader',
    'getFooter',
    'getGlobalContent',
    'getCategoryProducts',
    'search',
    'quickSearch',
    'variationCodeSearch',
    'getRoles',
  ].map((operation) => ignoring(`${operation} in another language`, operation)),
  ...['getSiteStructure', 'getHeader', 'getFooter', 'getCategoryProducts'].map(textsOnly),
  ...['getHeader', 'getFooter', 'getSiteStructure', 'getGlobalSettings', 'getGlobalContent'].map((each) =>
    foreignLinks(each),
  ),
  ...['getCategoryProducts', 'search', 'quickSearch', 'getFavoriteLists'].map((each) => foreignLinks(each)),
  foreignLinks('getCart', swedishChanges),
  foreignValue('getCategoryProducts', '/result/*/price/currency', 'NOK'),
  foreignValue('search', '/productResult/result/*/price/currency', 'NOK'),
  foreignValue('getGlobalSettings', '/currency', 'NOK'),
  foreignValue('getGlobalSettings', '/currentCountry', 'NO'),
  answering(
    'market',
    'a time zone that does not exist',
    ['getGlobalSettings'],
    '/timeZone',
    languages,
    valuesAt('/timeZone', () => 'Europe/Nowhere'),
  ),
  foreignValue('getCart', '/price/currency', 'NOK', swedishChanges),
  answering(
    'market',
    'alternativeLinks by language route, not by tag',
    ['getPage'],
    '/alternativeLinks',
    languages,
    objectsAt('/alternativeLinks', (links) => {
      links['en-se'] = links['en-SE'];
      Reflect.deleteProperty(links, 'en-SE');
    }),
  ),
  answering(
    'market',
    'alternativeLinks to one language for all',
    ['getPage'],
    '/alternativeLinks',
    languages,
    all(objectsAt('/alternativeLinks', (links) => (links.sv = links.no))),
  ),
];

import { vi } from 'vitest';
import { examples } from '../../mocks/generated/examples';
import { mockOperations } from '../../mocks/generated/operations';

/** The calls of a search box. */
export type SearchCallId = 'quickSearch' | 'getSuggestions' | 'variationCodeSearch';

interface SearchCall {
  id: SearchCallId;
  query: string;
  signal: AbortSignal;
}

/** The outcome of a call. */
interface Outcome {
  /** Delay in ms; Infinity for a call without a response. */
  delayMs: number;
  /** undefined for a lost connection. */
  body: object | undefined;
}

/** Hits of the contract's example. */
export const quickHitsExample = examples.quickSearch[200].quickSearchResult().body;
/** Articles of the contract's example. */
export const articlesExample = examples.variationCodeSearch[200].variationCodeSearchResult().body;

/** Hits with the query in their names. */
export function hitsFor(query: string) {
  const categories = [{ heading: `Category ${query}`, link: { url: `/no/${query}` } }];
  return {
    ...quickHitsExample,
    query,
    categories,
    content: [],
    productHits: 40,
    categoryHits: 1,
    contentHits: 0,
  };
}

/** A quickSearch response without hits. */
export const noHits = {
  ...hitsFor(''),
  products: [],
  categories: [],
  productHits: 0,
  categoryHits: 0,
  suggestions: [],
};

const answers: Record<SearchCallId, (query: string) => object> = {
  quickSearch: hitsFor,
  getSuggestions: (query) => ({ suggestions: [`${query} in oak`] }),
  variationCodeSearch: () => articlesExample,
};

/** The response of a working server. */
export const goodResponse = (id: SearchCallId, query: string): object => answers[id](query);

const ids = Object.keys(answers) as SearchCallId[];

function readCall(request: Request): SearchCall {
  const { pathname, searchParams } = new URL(request.url);
  const id = ids.find((each) => mockOperations[each].path === pathname);
  if (!id) throw new Error(`No search box makes this call: ${request.url}`);
  return { id, query: searchParams.get('query') ?? '', signal: request.signal };
}

/**
 * Server for a search box on the fake clock, with responses delayed as the test decides: in any order, failing, never.
 * It ignores aborts, as a slow server does.
 */
export function startSearchServer() {
  const server = {
    calls: [] as SearchCall[],
    outcome: (id: SearchCallId, query: string): Outcome => ({ delayMs: 10, body: goodResponse(id, query) }),
    /** The queries of quickSearch calls. */
    quickCalls: () => server.calls.filter(({ id }) => id === 'quickSearch').map(({ query }) => query),
  };
  vi.stubGlobal('fetch', (request: Request) => {
    const call = readCall(request);
    server.calls.push(call);
    const { delayMs, body } = server.outcome(call.id, call.query);
    return new Promise<Response>((resolve, reject) => {
      if (delayMs === Infinity) return;
      setTimeout(() => (body ? resolve(Response.json(body)) : reject(new TypeError('Line lost'))), delayMs);
    });
  });
  return server;
}

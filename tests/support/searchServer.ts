import { vi } from 'vitest';
import { examples } from '../../mocks/generated/examples';
import { mockOperations } from '../../mocks/generated/operations';

/** The calls that a search box makes. */
export type SearchCallId = 'quickSearch' | 'getSuggestions' | 'variationCodeSearch';

interface SearchCall {
  id: SearchCallId;
  query: string;
  signal: AbortSignal;
}

/** The outcome of a call. */
interface Outcome {
  /** How long it takes, in ms; Infinity for one that is never answered. */
  delayMs: number;
  /** undefined for a line that breaks. */
  body: object | undefined;
}

/** Hits as the contract's example has them. */
export const quickHitsExample = examples.quickSearch[200].quickSearchResult().body;
/** Articles as the contract's example has them. */
export const articlesExample = examples.variationCodeSearch[200].variationCodeSearchResult().body;

/** Hits that name the text they belong to. */
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

/** An answer of quickSearch without any hit. */
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

/** The answer of a working server. */
export const goodAnswer = (id: SearchCallId, query: string): object => answers[id](query);

const ids = Object.keys(answers) as SearchCallId[];

function readCall(request: Request): SearchCall {
  const { pathname, searchParams } = new URL(request.url);
  const id = ids.find((each) => mockOperations[each].path === pathname);
  if (!id) throw new Error(`No search box makes this call: ${request.url}`);
  return { id, query: searchParams.get('query') ?? '', signal: request.signal };
}

/**
 * Answers a search box's calls after a while of the fake clock, however a test wants: in any order, failing, never.
 * It ignores aborts, as a slow server does.
 */
export function startSearchServer() {
  const server = {
    calls: [] as SearchCall[],
    outcome: (id: SearchCallId, query: string): Outcome => ({ delayMs: 10, body: goodAnswer(id, query) }),
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

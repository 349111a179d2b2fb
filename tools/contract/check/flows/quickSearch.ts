import { list, number, text } from '../read';
import type { Run } from '../run';
import type { Shopper } from '../request';
import { checkSuggestion, followHits } from './hits';

/** A response to a search for a text. */
interface Answer {
  query: string;
  body: unknown;
}

/**
 * Minimum hits before a count is judged: a response with fewer hits than another one must be complete, since no server
 * stops at one hit.
 */
const fewest = 2;

/** Check the totals of several search responses; the number of hits shown is up to the server. */
function checkCounts(run: Run, rule: string, answers: readonly Answer[], items: string, hits: string): void {
  const shown = answers.map(({ body }) => list(body, items).length);
  const limit = Math.max(0, ...shown);
  answers.forEach(({ body }, index) => {
    const [own = 0, count] = [shown[index], number(body, hits)];
    const isFull = own > 0 && own >= Math.min(limit, fewest);
    const isRight = count === undefined || (isFull ? count >= own : count === own);
    const all = limit > own ? `${own}: another answer shows ${limit}` : `${own}: none is shown`;
    run.verify(body, `${rule} /${hits}`, isRight, isFull ? `at least the ${own} shown` : all, count);
  });
}

/** Responses to the same search with several texts. */
async function searchFor(
  run: Run,
  shopper: Shopper,
  operation: 'quickSearch' | 'variationCodeSearch',
  queries: readonly string[],
): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (const query of queries)
    answers.push({ query, body: await run.read(shopper, operation, { query: { query } }) });
  return answers.filter(({ body }) => body !== undefined);
}

/** Counts and lists of a quick search, with the part of a search that counts the same. */
const kinds = [
  ['productHits', 'products', 'productResult'],
  ['categoryHits', 'categories', 'categoryResult'],
  ['contentHits', 'content', 'contentResult'],
] as const;

/** SRCH-05: hits of each kind, with the totals of the search for the same text. */
export async function quickSearch(run: Run, shopper: Shopper, queries: readonly string[]): Promise<void> {
  const answers = await searchFor(run, shopper, 'quickSearch', queries);
  for (const [hits, items] of kinds) checkCounts(run, 'quickSearch SRCH-05', answers, items, hits);
  for (const { query, body } of answers) {
    const echoed = text(body, 'query');
    const isEchoed = echoed === undefined || echoed.trim().toLowerCase() === query.toLowerCase();
    run.verify(body, 'quickSearch SRCH-05 /query', isEchoed, query, echoed || 'an empty text');
    const search = await run.read(shopper, 'search', { query: { query, take: 1 } });
    for (const [field, , part] of kinds) {
      const [own, wanted] = [number(body, field), number(search, part, 'numberOfHits')];
      const isSame = own === undefined || wanted === undefined || own === wanted;
      run.verify(body, `quickSearch SRCH-05 /${field}`, isSame, `${wanted}, as search counts ${query}`, own);
    }
  }
  const last = answers.findLast(({ body }) => list(body, 'categories').length > 0);
  if (last) await followHits(run, shopper, 'quickSearch', last.body);
  const suggesting = answers.find(({ body }) => list(body, 'suggestions').length > 0);
  if (suggesting) await checkSuggestion(run, shopper, 'quickSearch', suggesting.body);
}

/** QORD-01: a search for an article number returns the article. */
export async function articleSearch(run: Run, shopper: Shopper, code: string): Promise<void> {
  const queries = [code.slice(0, 2), code.slice(0, 3), code.slice(0, -1), code];
  const answers = await searchFor(run, shopper, 'variationCodeSearch', queries);
  checkCounts(run, 'variationCodeSearch QORD-01', answers, 'results', 'numberOfHits');
  answers.forEach(({ query, body }, index) => {
    const [own, longer] = [body, answers[index + 1]?.body].map((each) => number(each, 'numberOfHits'));
    // Many servers search from three characters on.
    const isMore = query.length < 3 || own === undefined || longer === undefined || own >= longer;
    const expected = `at least ${longer}, which a longer part of the number finds`;
    run.verify(body, 'variationCodeSearch QORD-01 /numberOfHits', isMore, expected, `${own} for ${query}`);
    const results = list(body, 'results');
    const isWhole = (own ?? results.length) <= results.length;
    const isMeant = query.length >= code.length - 1 && isWhole;
    const isFound = !isMeant || results.some((each) => text(each, 'code') === code);
    const rule = 'variationCodeSearch QORD-01 /results';
    run.verify(body, rule, isFound, `the article ${code}`, 'not among the results');
  });
}

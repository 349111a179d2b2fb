import type { OperationId } from '../../../../src/api/operation';
import { list, number, text } from '../read';
import type { Run } from '../run';
import { type Shopper, describe } from '../request';
import { checkSuggestion, followHits } from './hits';

/** Number of hits of a kind in a response, and its total. */
interface Shown {
  query: string;
  shown: number;
  count: number;
  body: unknown;
}

/**
 * Minimum hits before a count is judged: a response with fewer hits than another one must be complete, since no server
 * stops at one hit.
 */
const fewest = 2;

/** Check the totals of several search responses; the number of hits shown is up to the server. */
function checkCounts(
  run: Run,
  shopper: Shopper,
  operation: OperationId,
  requirement: string,
  pointer: string,
  answers: readonly Shown[],
): void {
  const limit = Math.max(0, ...answers.map(({ shown }) => shown));
  for (const { query, shown, count, body } of answers) {
    const isFull = shown > 0 && shown >= Math.min(limit, fewest);
    if (isFull ? count >= shown : count === shown) continue;
    const expected = isFull
      ? `at least the ${shown} shown`
      : limit > shown
        ? `${shown}: another answer shows ${limit}`
        : `${shown}: none is shown`;
    const request = `${operation} ${query} (${describe(shopper)})`;
    run.broken(operation, requirement, { pointer, expected, found: String(count), body }, request);
  }
}

/** Hits of a kind in responses, without those that have no total. */
const shownIn = (
  answers: readonly { query: string; body: unknown }[],
  items: string,
  hits: string,
): Shown[] =>
  answers.flatMap(({ query, body }) => {
    const count = number(body, hits);
    return count === undefined ? [] : [{ query, shown: list(body, items).length, count, body }];
  });

/** Responses to the same search with several texts. */
async function searchFor(
  run: Run,
  shopper: Shopper,
  operation: 'quickSearch' | 'variationCodeSearch',
  queries: readonly string[],
) {
  const answers: { query: string; body: unknown }[] = [];
  for (const query of queries) {
    const answer = await run.call(shopper, operation, { query: { query } });
    if (answer) answers.push({ query, body: answer.body });
  }
  return answers;
}

/** SRCH-05: hits of each kind, with the totals of the search for the same text. */
export async function quickSearch(run: Run, shopper: Shopper, queries: readonly string[]): Promise<void> {
  const answers = await searchFor(run, shopper, 'quickSearch', queries);
  for (const [hits, items] of [
    ['productHits', 'products'],
    ['categoryHits', 'categories'],
    ['contentHits', 'content'],
  ] as const)
    checkCounts(run, shopper, 'quickSearch', 'SRCH-05', `/${hits}`, shownIn(answers, items, hits));
  for (const { query, body } of answers) {
    const echoed = text(body, 'query');
    const isEchoed = echoed === undefined || echoed.trim().toLowerCase() === query.toLowerCase();
    run.verify(shopper, 'quickSearch', isEchoed, 'SRCH-05', '/query', query, echoed || 'an empty text', body);
    const search = await run.call(shopper, 'search', { query: { query, take: 1 } });
    for (const [field, part] of [
      ['productHits', 'productResult'],
      ['categoryHits', 'categoryResult'],
      ['contentHits', 'contentResult'],
    ] as const) {
      const [own, wanted] = [number(body, field), number(search?.body, part, 'numberOfHits')];
      const isSame = own === undefined || wanted === undefined || own === wanted;
      run.verify(
        shopper,
        'quickSearch',
        isSame,
        'SRCH-05',
        `/${field}`,
        `${wanted}, as search counts ${query}`,
        own,
        body,
      );
    }
  }
  const [last] = answers.toReversed().filter(({ body }) => list(body, 'categories').length > 0);
  if (last) await followHits(run, shopper, 'quickSearch', last.body);
  const suggesting = answers.find(({ body }) => list(body, 'suggestions').length > 0);
  if (suggesting) await checkSuggestion(run, shopper, 'quickSearch', suggesting.body);
}

/** QORD-01: a search for an article number returns the article. */
export async function articleSearch(run: Run, shopper: Shopper, code: string): Promise<void> {
  const answers = await searchFor(run, shopper, 'variationCodeSearch', [
    code.slice(0, 2),
    code.slice(0, 3),
    code.slice(0, -1),
    code,
  ]);
  const counts = shownIn(answers, 'results', 'numberOfHits');
  checkCounts(run, shopper, 'variationCodeSearch', 'QORD-01', '/numberOfHits', counts);
  answers.forEach(({ query, body }, index) => {
    const [own, longer] = [body, answers[index + 1]?.body].map((each) => number(each, 'numberOfHits'));
    // Many servers search from three characters on.
    const isMore = query.length < 3 || own === undefined || longer === undefined || own >= longer;
    const expected = `at least ${longer}, which a longer part of the number finds`;
    run.verify(
      shopper,
      'variationCodeSearch',
      isMore,
      'QORD-01',
      '/numberOfHits',
      expected,
      `${own} for ${query}`,
      body,
    );
  });
  for (const { query, body } of answers) {
    const results = list(body, 'results');
    const isWhole = (number(body, 'numberOfHits') ?? results.length) <= results.length;
    const isMeant = query.length >= code.length - 1 && isWhole;
    const isFound = !isMeant || results.some((each) => text(each, 'code') === code);
    run.verify(
      shopper,
      'variationCodeSearch',
      isFound,
      'QORD-01',
      '/results',
      `the article ${code}`,
      'not among the results',
      body,
    );
  }
}

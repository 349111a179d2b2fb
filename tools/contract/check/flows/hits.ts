import { number, text } from '../read';
import type { Run } from '../run';
import type { Shopper } from '../request';
import { follow } from './page';

/** SRCH-02, SRCH-05: hits among categories and pages lead to pages. */
export async function followHits(
  run: Run,
  shopper: Shopper,
  operation: 'search' | 'quickSearch',
  body: unknown,
): Promise<void> {
  const isWhole = operation === 'search';
  for (const path of [
    [...(isWhole ? ['categoryResult', 'result'] : ['categories']), '0', 'link', 'url'],
    [...(isWhole ? ['contentResult', 'result'] : ['content']), '0', 'url'],
  ]) {
    const url = text(body, ...path);
    const from = { operation, pointer: `/${path.join('/')}`, body };
    if (url?.startsWith('/')) await follow(run, shopper, { url, from });
  }
}

/** SRCH-05: a suggested text has hits. */
export async function checkSuggestion(
  run: Run,
  shopper: Shopper,
  operation: 'getSuggestions' | 'quickSearch',
  body: unknown,
): Promise<void> {
  const query = text(body, 'suggestions', '0');
  if (query === undefined) return;
  const result = await run.read(shopper, 'search', { query: { query, take: 1 } });
  const hits = ['productResult', 'contentResult', 'categoryResult'].map(
    (part) => number(result, part, 'numberOfHits') ?? 0,
  );
  const isFound = result === undefined || Math.max(...hits) > 0;
  const found = `${query}, which finds nothing`;
  run.verify(body, `${operation} SRCH-05 /suggestions/0`, isFound, 'a text with hits', found);
}

import { list, number, text } from '../read';
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
  const [categories, content] =
    operation === 'search'
      ? [
          ['categoryResult', 'result'],
          ['contentResult', 'result'],
        ]
      : [['categories'], ['content']];
  const links: [string | undefined, string][] = [
    [
      text(list(body, ...(categories ?? []))[0], 'link', 'url'),
      `/${(categories ?? []).join('/')}/0/link/url`,
    ],
    [text(list(body, ...(content ?? []))[0], 'url'), `/${(content ?? []).join('/')}/0/url`],
  ];
  for (const [url, pointer] of links)
    if (url?.startsWith('/')) await follow(run, shopper, { url, from: { operation, pointer, body } });
}

/** SRCH-05: a suggested text has hits. */
export async function checkSuggestion(
  run: Run,
  shopper: Shopper,
  operation: 'getSuggestions' | 'quickSearch',
  body: unknown,
): Promise<void> {
  const suggestions = list(body, 'suggestions');
  const [suggestion] = suggestions;
  if (typeof suggestion !== 'string') return;
  const result = await run.call(shopper, 'search', { query: { query: suggestion, take: 1 } });
  const hits = ['productResult', 'contentResult', 'categoryResult'].map(
    (part) => number(result?.body, part, 'numberOfHits') ?? 0,
  );
  const isFound = !result || Math.max(...hits) > 0;
  const found = `${suggestion}, which finds nothing`;
  run.verify(shopper, operation, isFound, 'SRCH-05', '/suggestions/0', 'a text with hits', found, body);
}

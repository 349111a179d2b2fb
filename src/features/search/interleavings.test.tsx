import { fireEvent, screen, within } from '@testing-library/react';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import * as searchBox from '../../../tests/support/searchBox';
import { goodResponse, hitsFor, noHits } from '../../../tests/support/searchServer';

const texts = ['', 'so', 'sofa', 'sofabord', ' sofa ', 'lampe', '104512', 'ingen'];

/** A user action, and the pause after it, in ms. */
const step = fc.record({
  action: fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(...texts).map((text) => ({ kind: 'type', text })) },
    fc.constantFrom({ kind: 'clear' }, { kind: 'Escape' }, { kind: 'ArrowDown' }, { kind: 'retry' }),
  ),
  waitMs: fc.oneof(fc.integer({ min: 0, max: 1600 }), fc.constantFrom(499, 500, 501)),
});

/** Outcomes of the requests, in order. */
const outcome = fc.record({
  delayMs: fc.oneof({ weight: 5, arbitrary: fc.integer({ min: 0, max: 4000 }) }, fc.constant(Infinity)),
  succeeds: fc.oneof({ weight: 4, arbitrary: fc.constant(true) }, fc.constant(false)),
});

/** A response that contains its search text; one text has no hits. */
function responseTo(id: Parameters<typeof goodResponse>[0], query: string) {
  if (id !== 'quickSearch') return goodResponse(id, query);
  return query === 'ingen' ? { ...noHits, query } : hitsFor(query);
}

type Action = { kind: string; text?: string };

function act({ kind, text }: Action): void {
  if (kind === 'type' && text !== undefined && searchBox.input().value !== text) searchBox.type(text);
  if (kind === 'clear') {
    const clear = screen.queryByRole('button', { name: 'Clear search' });
    if (clear) fireEvent.click(clear);
  }
  if (kind === 'retry') {
    const retry = screen.queryByRole('button', { name: 'Try again' });
    if (retry) fireEvent.click(retry);
  }
  if (kind === 'Escape' || kind === 'ArrowDown') fireEvent.keyDown(searchBox.input(), { key: kind });
}

/** Expect everything in the dropdown to belong to the text in the box. */
function expectOfTheText(): void {
  const text = searchBox.input().value.trim();
  const hits = searchBox.list();
  const categories = hits ? within(hits).queryAllByRole('option', { name: /^Category / }) : [];
  const suggestions = hits ? within(hits).queryAllByRole('option', { name: / in oak$/ }) : [];
  const alerts = screen.queryAllByText(/^(Searching …|No results for|The search failed)/);
  if (text.length <= 2)
    expect([hits, ...alerts.filter((each) => !each.closest('[role=status]'))]).toEqual([null]);
  for (const { textContent } of categories) expect(textContent).toBe(`Category ${text}`);
  for (const { textContent } of suggestions) expect(textContent).toBe(`${text} in oak`);
  for (const { textContent } of screen.queryAllByText(/^No results for/, { selector: 'form *' })) {
    expect(textContent).toBe(`No results for “${text}”`);
  }
}

/** All responses to the first text have arrived; those that accompany the hits of the second arrive before its hits. */
const hitsComeLast = ['sofa', 'lampe'].map((text) => ({ action: { kind: 'type', text }, waitMs: 1600 }));
const soon = { delayMs: 10, succeeds: true };
const late = { delayMs: 900, succeeds: true };

it('SRCH-03 the dropdown shows the results of the current query, in whatever order responses arrive', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { minLength: 2, maxLength: 8 }),
      fc.array(outcome, { minLength: 1, maxLength: 12 }),
      async (steps, outcomes) => {
        const server = searchBox.prepare();
        const tooEarly: string[] = [];
        server.outcome = (id, query) => {
          if (query !== searchBox.input().value.trim() || Date.now() - typedAt < 500) tooEarly.push(query);
          const next = outcomes[server.calls.length % outcomes.length];
          const { delayMs, succeeds } = next ?? { delayMs: 0, succeeds: true };
          return { delayMs, body: succeeds ? responseTo(id, query) : undefined };
        };
        let typedAt = Date.now();
        const { unmount } = searchBox.open();
        try {
          for (const { action, waitMs } of steps) {
            const before = searchBox.input().value;
            act(action);
            if (searchBox.input().value !== before) typedAt = Date.now();
            expectOfTheText();
            for (let left = waitMs; left > 0; left -= 250) {
              await searchBox.advance(Math.min(left, 250));
              expectOfTheText();
            }
          }
          expect(tooEarly).toEqual([]);
          // Whatever happened before, the responses of a working server are shown.
          server.outcome = (id, query) => ({ delayMs: 10, body: responseTo(id, query) });
          searchBox.type('benken');
          await searchBox.advance(700);
          expect(screen.getByRole('option', { name: 'Category benken' })).toBeTruthy();
        } finally {
          unmount();
        }
      },
    ),
    { numRuns: 40, examples: [[hitsComeLast, [soon, soon, soon, late]]] },
  );
}, 120_000);

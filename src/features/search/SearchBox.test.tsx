import { act, fireEvent, screen, within } from '@testing-library/react';
import fc from 'fast-check';
import { useLocation } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderInShop } from '../../../tests/support/renderInShop';
import { examples } from '../../../mocks/generated/examples';
import type * as Client from '../../api/request';
import { LiveRegion } from '../../components/LiveRegion/LiveRegion';
import { SafeLink } from '../../components/SafeLink/SafeLink';
import { SearchBox } from './SearchBox';

interface Call {
  id: string;
  query: string;
  signal: AbortSignal | undefined;
}

const server = vi.hoisted(() => ({
  calls: [] as Call[],
  /** How long an answer takes, in ms. */
  delay: (_query: string): number => 10,
  answer: (_id: string, _query: string): unknown => undefined,
}));

vi.mock('../../api/request', (): Partial<typeof Client> => ({
  request: ((id: string, input: { query: { query: string } }, options?: { signal?: AbortSignal }) => {
    const { query } = input.query;
    server.calls.push({ id, query, signal: options?.signal });
    return new Promise((resolve, reject) => {
      setTimeout(() => {
        const answer = server.answer(id, query);
        if (answer === undefined) reject(new Error('No answer'));
        else resolve(answer as never);
      }, server.delay(query));
    });
  }) as typeof Client.request,
}));

const { body: example } = examples.quickSearch[200].quickSearchResult();
if ('redirectUrl' in example) throw new Error('This example is a redirect');
const { body: found } = examples.variationCodeSearch[200].variationCodeSearchResult();
if ('redirectUrl' in found) throw new Error('This example is a redirect');

/** Hits that name the text they belong to. */
function hitsFor(query: string) {
  const categories = [{ heading: `Category ${query}`, link: { url: `/no/${query}` } }];
  return { ...example, query, categories, content: [], productHits: 40, categoryHits: 1, contentHits: 0 };
}

const nothing = {
  ...example,
  products: [],
  categories: [],
  content: [],
  productHits: 0,
  categoryHits: 0,
  contentHits: 0,
};

function answerAll(id: string, query: string): unknown {
  if (id === 'getSuggestions') return { suggestions: [`${query} in oak`] };
  return id === 'quickSearch' ? hitsFor(query) : found;
}

function Address() {
  const { pathname, search } = useLocation();
  return <p data-testid="address">{pathname + search}</p>;
}

const open = (address = '/no') =>
  renderInShop(
    <>
      <SearchBox place="header" />
      <SafeLink href="/no/elsewhere">Elsewhere</SafeLink>
      <Address />
      <LiveRegion />
    </>,
    { address },
  );
const box = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Search the shop' });
const list = () => screen.queryByRole('listbox');
const address = () => screen.getByTestId('address').textContent;
const type = (text: string) => fireEvent.change(box(), { target: { value: text } });

/** Lets time pass in small steps: what React does at one moment is done before the next. */
async function pass(ms: number, stepMs = 100) {
  for (let left = ms; left > 0; left -= stepMs) {
    await act(() => vi.advanceTimersByTimeAsync(Math.min(left, stepMs)));
  }
}

const key = (name: string) => fireEvent.keyDown(document.activeElement ?? box(), { key: name });
const quickCalls = () => server.calls.filter(({ id }) => id === 'quickSearch').map(({ query }) => query);
const activeText = () =>
  document.getElementById(box().getAttribute('aria-activedescendant') ?? '')?.textContent;

async function typeAndWait(text: string) {
  box().focus();
  type(text);
  await pass(600);
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  Element.prototype.scrollIntoView = vi.fn();
  server.calls.length = 0;
  server.delay = () => 10;
  server.answer = answerAll;
});

describe('SRCH-03 when it searches', () => {
  it('SRCH-03 opens once the text is longer than 2 characters', async () => {
    open();
    type('so');
    await pass(2000);
    expect(screen.queryByText('Searching …')).toBeNull();
    expect(server.calls).toEqual([]);
    type('sof');
    expect(screen.getByText('Searching …')).toBeTruthy();
  });

  it('SRCH-03 calls 500 ms after the last keystroke', async () => {
    open();
    type('sof');
    await pass(499);
    type('sofa');
    await pass(499);
    expect(server.calls).toEqual([]);
    await pass(1);
    expect(quickCalls()).toEqual(['sofa']);
  });

  it('SRCH-03 another keystroke cancels the call that is under way', async () => {
    server.delay = () => 5000;
    open();
    type('sofa');
    await pass(500);
    expect(server.calls[0]?.signal?.aborted).toBe(false);
    type('sofab');
    expect(server.calls.every(({ signal }) => signal?.aborted)).toBe(true);
  });

  it('SRCH-03 the list always belongs to the text in the box, however the answers come', async () => {
    const step = fc.record({
      text: fc.constantFrom('', 'so', 'sofa', 'sofabord', 'lampe', 'lam', '104512'),
      wait: fc.integer({ min: 0, max: 1500 }),
    });
    const delays = fc.array(fc.integer({ min: 0, max: 3000 }), { minLength: 1, maxLength: 8 });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 6 }), delays, async (steps, times) => {
        let calls = 0;
        server.delay = () => times[calls++ % times.length] ?? 0;
        const { unmount } = open();
        for (const { text, wait } of [...steps, { text: 'benk', wait: 3700 }]) {
          if (box().value !== text) type(text);
          await pass(wait, 300);
          const shown = list();
          if (shown) {
            expect(text.length).toBeGreaterThan(2);
            expect(within(shown).getByRole('option', { name: `Category ${text}` })).toBeTruthy();
          }
        }
        expect(list()).not.toBeNull();
        unmount();
      }),
      { numRuns: 15 },
    );
  }, 60_000);
});

describe('SRCH-04 and SRCH-05 what it shows', () => {
  it('SRCH-04 loading, then results; the number of hits is said', async () => {
    open();
    type('sofa');
    expect(screen.getByText('Searching …')).toBeTruthy();
    await pass(600);
    expect(screen.queryByText('Searching …')).toBeNull();
    expect(list()).not.toBeNull();
    expect(screen.getByRole('status').textContent).toBe('Hits: 41');
  });

  it('SRCH-04 nothing found is said, in words and aloud', async () => {
    server.answer = (id) => (id === 'quickSearch' ? nothing : { suggestions: [] });
    open();
    await typeAndWait('xyzzy');
    expect(screen.getAllByText('Nothing found for “xyzzy”')).toHaveLength(2);
    expect(list()).toBeNull();
    expect(box().getAttribute('aria-expanded')).toBe('false');
  });

  it('SRCH-04 a search that fails offers another try', async () => {
    server.answer = () => undefined;
    open();
    await typeAndWait('sofa');
    await pass(8000);
    server.answer = answerAll;
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await pass(600);
    expect(list()).not.toBeNull();
  });

  it('SRCH-05 groups with counts, pictures, stock, matches marked, and a way to all results', async () => {
    open();
    await typeAndWait('sofa');
    const groups = screen.getAllByRole('group').map((group) => group.firstElementChild?.textContent);
    expect(groups).toEqual(['Suggestions', 'Products 40', 'Categories 1']);
    const [product] = example.products;
    const option = within(screen.getByRole('group', { name: /^Products/ })).getAllByRole('option')[0];
    expect(option?.querySelector('img')?.getAttribute('src')).toBe(product?.thumbnail.src);
    expect(option?.textContent).toContain(product?.inStock ? 'In stock' : 'Out of stock');
    const suggestion = screen.getByRole('option', { name: 'sofa in oak' });
    expect(suggestion.querySelector('mark')?.textContent).toBe('sofa');
    expect(suggestion.getAttribute('href')).toBe('/no/sok?query=sofa+in+oak');
    const all = screen.getByRole('option', { name: 'See everything found (41)' });
    expect(all.getAttribute('href')).toBe('/no/sok?query=sofa');
  });

  it('SRCH-05 an article number finds its product', async () => {
    open();
    const [article] = found.results;
    await typeAndWait('104512');
    const options = within(screen.getByRole('group', { name: /^Products/ })).getAllByRole('option');
    expect(options[0]?.textContent).toContain(article?.code);
    expect(server.calls.map(({ id }) => id)).toContain('variationCodeSearch');
  });

  it('SRCH-05 suggestions that fail are left out', async () => {
    server.answer = (id, query) => (id === 'getSuggestions' ? undefined : answerAll(id, query));
    open();
    await typeAndWait('sofa');
    expect(screen.queryByRole('group', { name: /^Suggestions/ })).toBeNull();
    expect(screen.getByRole('group', { name: /^Products/ })).toBeTruthy();
  });
});

describe('SRCH-06 submitting', () => {
  const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Search' }));

  it('SRCH-01 SRCH-06 needs more than 1 character, and leads to the search page of the settings', () => {
    open();
    type('s');
    submit();
    expect(address()).toBe('/no');
    type(' so ');
    submit();
    expect(address()).toBe('/no/sok?query=so');
  });

  it('SRCH-06 the dropdown closes after 400 ms', async () => {
    open();
    await typeAndWait('sofa');
    submit();
    await pass(399);
    expect(list()).not.toBeNull();
    await pass(1);
    expect(list()).toBeNull();
  });

  it('SRCH-01 on the search page it shows what was searched for, and a new search stays there', async () => {
    open('/no/sok?query=lampe');
    expect(box().value).toBe('lampe');
    type('sofa');
    submit();
    expect(address()).toBe('/no/sok?query=sofa');
    await pass(1000);
    expect(box().value).toBe('sofa');
    expect(list()).toBeNull();
  });
});

describe('SRCH-07 closing', () => {
  it('SRCH-07 a press outside closes it, one inside does not', async () => {
    open();
    await typeAndWait('sofa');
    fireEvent.pointerDown(screen.getByRole('group', { name: /^Products/ }));
    expect(list()).not.toBeNull();
    fireEvent.pointerDown(document.body);
    expect(list()).toBeNull();
  });

  it('SRCH-07 Escape closes it, and focus is back in the box', async () => {
    open();
    await typeAndWait('sofa');
    screen.getByRole('button', { name: 'Clear the search' }).focus();
    key('Escape');
    expect(list()).toBeNull();
    expect(document.activeElement).toBe(box());
  });

  it('SRCH-07 500 ms after the address has changed', async () => {
    open();
    await typeAndWait('sofa');
    fireEvent.click(screen.getByRole('link', { name: 'Elsewhere' }));
    expect(address()).toBe('/no/elsewhere');
    await pass(499);
    expect(list()).not.toBeNull();
    await pass(1);
    expect(list()).toBeNull();
  });
});

describe('SRCH-08 keys', () => {
  it('SRCH-08 the arrow keys cycle with wrap-around, and focus stays in the box', async () => {
    open();
    await typeAndWait('sofa');
    expect(activeText()).toBeUndefined();
    key('ArrowDown');
    expect(activeText()).toBe('sofa in oak');
    key('ArrowUp');
    expect(activeText()).toBe('See everything found (41)');
    expect(Element.prototype.scrollIntoView).toHaveBeenCalledTimes(2);
    key('ArrowDown');
    expect(activeText()).toBe('sofa in oak');
    expect(screen.getByRole('option', { selected: true }).textContent).toBe('sofa in oak');
    expect(document.activeElement).toBe(box());
  });

  it('SRCH-08 Enter activates the option', async () => {
    open();
    await typeAndWait('sofa');
    key('ArrowDown');
    key('Enter');
    expect(address()).toBe('/no/sok?query=sofa+in+oak');
  });

  it('SRCH-08 Tab leaves', async () => {
    open();
    await typeAndWait('sofa');
    expect(key('Tab')).toBe(true);
    expect(list()).toBeNull();
  });

  it('SRCH-08 ArrowDown opens it again', async () => {
    open();
    await typeAndWait('sofa');
    key('Escape');
    key('ArrowDown');
    expect(list()).not.toBeNull();
  });

  it('SRCH-08 a button clears the box when there is a value', async () => {
    open();
    expect(screen.queryByRole('button', { name: 'Clear the search' })).toBeNull();
    await typeAndWait('sofa');
    fireEvent.click(screen.getByRole('button', { name: 'Clear the search' }));
    expect(box().value).toBe('');
    expect(document.activeElement).toBe(box());
    expect(list()).toBeNull();
  });
});

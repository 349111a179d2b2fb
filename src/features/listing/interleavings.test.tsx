import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import fc from 'fast-check';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { examples } from '../../../mocks/generated/examples';
import { openShop, withShop, type OpenShop } from '../../../tests/support/openShop';
import { request } from '../../../tests/support/request';
import { setLanguage } from '../../i18n/language';

const shop = withShop();
const itemsPerLoad = 4;
const addresses = { Sofas: '/en/furniture/living-room/sofas', Furniture: '/en/furniture' };
const ids = { Sofas: 'sofas', Furniture: 'furniture' };
const categories = ['Sofas', 'Furniture'] as const;
/** Most popular, the default of the categories, and by name. */
const sortings = [4, 1];

/** Pending requests. */
let pending: ((succeeds: boolean) => void)[] = [];

/** Key of a selection of a category. */
const selection = (category: string, sortOrder: number, instock: boolean) =>
  `${category} ${sortOrder} ${String(instock)}`;

/** Links of the first products of every selection, in order. */
async function linksOfAll(): Promise<Map<string, string[]>> {
  const all = new Map<string, string[]>();
  for (const category of categories)
    for (const sortOrder of sortings)
      for (const instock of [false, true]) {
        const query = { sortOrder, instock, take: 96, filters: { 'filter::Active': 'True' } };
        const { result } = await request('getCategoryProducts', { path: { id: ids[category] }, query });
        all.set(
          selection(category, sortOrder, instock),
          result.map(({ url }) => url),
        );
      }
  return all;
}

/** A server that responds when released, with four products at a time. */
function pauseResponses(): void {
  const { body } = examples.getGlobalSettings[200].norwegianSettings();
  shop.server.use(
    http.get('*/api/site/global-settings', () => HttpResponse.json({ ...body, itemsPerLoad })),
    http.get('*/api/categories/:id/products', async () => {
      const succeeds = await new Promise<boolean>((decide) => pending.push(decide));
      return succeeds ? undefined : HttpResponse.json({}, { status: 404 });
    }),
  );
}

const cards = () => {
  const list = screen.queryByRole('region', { name: 'Products' });
  return list ? within(list).queryAllByRole('article') : [];
};
const links = () => cards().map((card) => card.querySelector('a')?.getAttribute('href') ?? 'no link');
const turn = () => act(() => new Promise((resolve) => setTimeout(resolve)));

/**
 * Expect the products shown to be the first of the selection in URL and heading, without others, duplicates or gaps.
 */
function expectOneSelection(all: Map<string, string[]>): void {
  const shown = links();
  if (shown.length === 0) return;
  const heading = screen.getByRole('heading', { level: 1 }).textContent;
  const parameters = new URLSearchParams(window.location.search);
  const of = selection(
    heading,
    Number(parameters.get('sortOrder') ?? sortings[0]),
    parameters.get('instock') === 'true',
  );
  expect([of, shown]).toEqual([of, all.get(of)?.slice(0, shown.length)]);
}

const step = fc.oneof(
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('respond' as const), which: fc.nat(3) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('fail' as const), which: fc.nat(3) }) },
  { weight: 2, arbitrary: fc.constant({ kind: 'more' as const }) },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('sort' as const), to: fc.constantFrom(...sortings) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('visit' as const),
      to: fc.constantFrom(...categories),
      instock: fc.boolean(),
    }),
  },
  { weight: 2, arbitrary: fc.constant({ kind: 'back' as const }) },
);
type Step = typeof step extends fc.Arbitrary<infer Any> ? Any : never;

async function take(doing: Step, { visit, go, intersectAll }: OpenShop, visits: number): Promise<void> {
  const decide = (which: number, succeeds: boolean) => pending.splice(which, 1)[0]?.(succeeds);
  if (doing.kind === 'respond') decide(doing.which, true);
  if (doing.kind === 'fail') decide(doing.which, false);
  if (doing.kind === 'more') intersectAll();
  if (doing.kind === 'visit') visit(`${addresses[doing.to]}${doing.instock ? '?instock=true' : ''}`);
  if (doing.kind === 'back' && visits > 0) await go(-1);
  if (doing.kind === 'sort') {
    const order = screen.queryByRole('combobox', { name: 'Sort by' });
    if (order) fireEvent.change(order, { target: { value: String(doing.to) } });
  }
}

/** Respond to all requests until the list has the length in the URL. */
async function respondAll(all: Map<string, string[]>): Promise<void> {
  await waitFor(
    async () => {
      for (const decide of pending.splice(0)) decide(true);
      const retry = screen.queryByRole('button', { name: 'Try again' });
      if (retry && links().length === 0) fireEvent.click(retry);
      await turn();
      const wanted = Number(new URLSearchParams(window.location.search).get('take') ?? itemsPerLoad);
      expect(links()).toHaveLength(wanted);
    },
    { interval: 20 },
  );
  expectOneSelection(all);
}

beforeEach(() => {
  pending = [];
});

test('LIST-05 on the page itself: selections, loads, steps between categories and Back over responses in any order show the list of the address', async () => {
  setLanguage('en');
  const all = await linksOfAll();
  pauseResponses();
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 9 }), async (steps) => {
      pending = [];
      window.localStorage.clear();
      const opened = openShop(addresses.Sofas);
      await screen.findByRole('heading', { level: 1, name: 'Sofas' });
      let visits = 0;
      try {
        for (const doing of steps) {
          await take(doing, opened, visits);
          if (doing.kind === 'visit') visits += 1;
          if (doing.kind === 'back') visits = Math.max(0, visits - 1);
          await turn();
          expectOneSelection(all);
        }
        await respondAll(all);
      } finally {
        opened.unmount();
      }
    }),
    { numRuns: 15 },
  );
}, 90_000);

import { type Product, visitCategories } from './flows/catalogue';
import type { User } from './flows/changes';
import { refuseQueries } from './flows/limits';
import { type Category, visitPages } from './flows/pages';
import { unknownIds } from './flows/refusals';
import { visitSearch } from './flows/search';
import { visitSite } from './flows/site';
import type { Journal } from './giveBack';
import { type Extent, searchOperations, type Shopper, simpleOperations } from './run';

/** Findings of one flow through a language. */
export interface Found {
  products: Product[];
  categories: Category[];
  languages: string[];
}

interface Depth {
  pages: number;
  categories: number;
}

/** Read the shop in one language: settings, pages, categories and search. */
export async function visitLanguage(shopper: Shopper, depth: Depth): Promise<Found> {
  const found: Found = { products: [], categories: [], languages: [] };
  await shopper.run.stage(String(shopper), async () => {
    const site = await visitSite(shopper);
    found.languages.push(...site.languages);
    if (!shopper.run.wantsBeyond(simpleOperations.site)) return;
    const pages = await visitPages(shopper, site, depth.pages);
    found.categories.push(...pages.categories);
    if (site.languages.length === 0) found.languages.push(...pages.languages);
    if (!shopper.run.wantsBeyond(simpleOperations.pages)) return;
    found.products.push(...(await visitCategories(shopper, pages, depth.categories)));
    if (shopper.run.wants(...searchOperations))
      found.products.push(...(await visitSearch(shopper, found.products, depth.categories > 0)));
    for (const type of pages.types) shopper.run.pageTypes.add(type);
    // Its errors are texts of the language.
    if (shopper.run.wants('search')) await refuseQueries(shopper, 'search', { query: { query: 'a' } });
    await unknownIds(shopper, site.languageRoute, found.categories[0]?.id);
  });
  return found;
}

/** Reduced extent for the flows after the first in a language. */
export const shallow = ({ pages, quick = false }: CheckOptions): Depth => ({
  pages: Math.ceil(pages / 3),
  categories: quick ? 0 : 1,
});

/** Options of a check of a backend. */
export interface CheckOptions extends Extent {
  users: readonly User[];
  /** True to include calls that change data: carts, favourites, addresses, and placing an order. */
  write: boolean;
  /** The first language, as in Content-Language; by default the backend's default language. */
  language?: string;
  only?: readonly string[];
  /** True to read one language as the first user only: what a release needs to know, in a minute. */
  quick?: boolean;
  pages: number;
  /** Maximum languages to read at the same time; by default 1. */
  concurrency?: number;
  /** Journal of what has to be given back; by default one of this run only. */
  journal?: Journal;
}

/** Run a task for each item, for at most some of them at the same time. */
export async function forEach<Item>(
  items: readonly Item[],
  { concurrency = 1 }: CheckOptions,
  task: (item: Item) => Promise<unknown>,
): Promise<void> {
  const queue = items.values();
  const worker = async () => {
    for (const item of queue) await task(item);
  };
  await Promise.all(Array.from({ length: concurrency }, worker));
}

import { type Product, visitCategories } from './flows/catalogue';
import type { User } from './flows/changes';
import { refuseQueries } from './flows/limits';
import { type Category, visitPages } from './flows/pages';
import { unknownIds } from './flows/refusals';
import { visitSearch } from './flows/search';
import { visitSite } from './flows/site';
import type { Journal } from './giveBack';
import type { Extent } from './run';
import type { Shopper } from './run';
import { simpleOperations } from './stages';

export interface Found {
  products: Product[];
  categories: Category[];
  languages: string[];
}

/** Read the shop in one language: settings, pages, categories and search. */
export async function visitLanguage(shopper: Shopper, depth: ReturnType<typeof shallow>): Promise<Found> {
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
    if (shopper.run.wantsSome(simpleOperations.search))
      found.products.push(...(await visitSearch(shopper, found.products, depth.categories > 0)));
    for (const type of pages.types) shopper.run.pageTypes.add(type);
    // Its errors are texts of the language.
    if (shopper.run.wants('search')) await refuseQueries(shopper, 'search', { query: { query: 'a' } });
    await unknownIds(shopper, site.languageRoute, found.categories[0]?.id);
  });
  return found;
}

/** Reduced extent for the flows after the first in a language. */
export const shallow = ({ pages, quick = false }: CheckOptions) => ({
  pages: Math.ceil(pages / 3),
  categories: quick ? 0 : 1,
});

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
  /** Token of the link of an e-mail, to be used up. */
  passwordToken?: string;
  /** Journal of what has to be given back; by default one of this run only. */
  journal?: Journal;
}

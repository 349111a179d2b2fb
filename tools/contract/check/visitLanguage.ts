import { type Shopper, describe } from './request';
import type { Run } from './run';
import { searchOperations, simpleOperations } from './stages';
import { visitCategories } from './flows/catalogue';
import { visitSearch } from './flows/search';
import type { Product } from './flows/products';
import { type Category, visitPages } from './flows/pages';
import { refuseQueries } from './flows/limits';
import { unknownIds } from './flows/refusals';
import { visitSite } from './flows/site';
import type { CheckOptions } from './checkOptions';

/** Findings of one flow through a language. */
export interface Found {
  products: Product[];
  categories: Category[];
  languages: string[];
}

/** Extent of the reads in a language. */
interface Depth {
  pages: number;
  categories: number;
}

/** Read the shop in one language: settings, pages, categories and search. */
export async function visitLanguage(run: Run, shopper: Shopper, depth: Depth): Promise<Found> {
  const found: Found = { products: [], categories: [], languages: [] };
  await run.stage(describe(shopper), async () => {
    const site = await visitSite(run, shopper);
    found.languages.push(...site.languages);
    if (!run.wantsBeyond(simpleOperations.site)) return;
    const pages = await visitPages(run, shopper, site, depth.pages);
    found.categories.push(...pages.categories);
    if (site.languages.length === 0) found.languages.push(...pages.languages);
    if (!run.wantsBeyond(simpleOperations.pages)) return;
    found.products.push(...(await visitCategories(run, shopper, pages, depth.categories)));
    if (run.wants(...searchOperations))
      found.products.push(...(await visitSearch(run, shopper, found.products, depth.categories > 0)));
    for (const type of pages.types) run.pageTypes.add(type);
    // Its errors are texts of the language.
    if (run.wants('search')) await refuseQueries(run, shopper, 'search', { query: { query: 'a' } });
    await unknownIds(run, shopper, site.languageRoute, found.categories[0]?.id);
  });
  return found;
}

/** Reduced extent for the flows after the first in a language. */
export const shallow = ({ pages, quick = false }: CheckOptions): Depth => ({
  pages: Math.ceil(pages / 3),
  categories: quick ? 0 : 1,
});

import type { Rolldown } from 'vite';
import { withImports } from './withImports.ts';

/** Pages on which most visits begin. */
const firstPages = ['StartPage', 'CategoryPage', 'SearchPage', 'ProductPage'];

/**
 * In the entry, though one or two first pages render them: all styles, in the build's order, and tiny modules, which
 * would be files.
 */
const inEveryVisit = /\.module\.css$|\/(Accordion|Badge)\.|\/icons\/(plus|arrow-right)\./;

/** Names of the chunks of first visits: the libraries, the entry, the first pages and the modules that they share. */
const inFirstVisits = new RegExp(
  `^(libraries|index|(${firstPages.join('|').replaceAll('Page', '')})+(Page)?)(~|$)`,
);

/** Packages that browsers keep from one deployment to the next. */
const libraries =
  /node_modules\/(react|react-dom|react-router|react-router-dom|scheduler|@tanstack\/(query-core|react-query))\//;

/** Modules of these packages that their index imports, but no first page uses. */
const laterLibraries = /\/(useQueries|queriesObserver|useMutation|mutationObserver)\.js$/;

/** Modules of first pages that modals of other pages render too, which must not load the rest of a page. */
const inModalsToo = /\/(RichText|sanitizeHtml|sanitizer)\./;

/** True for the name of a chunk that first visits load. */
export const isOfFirstVisit = (name: string): boolean => inFirstVisits.test(name);

type GroupName = (id: string, context: Rolldown.ChunkingContext) => string | null;

/**
 * First pages that import a module statically, by module id: all of them for the modules of the entry, and for the
 * modules that every page renders after its first window.
 * @param root of the project
 */
function firstPagesByModule(root: string, context: Rolldown.ChunkingContext) {
  const importsOf = (id: string) =>
    context.getModuleInfo(id)?.importedIds.filter((imported) => !laterLibraries.test(imported)) ?? [];
  const reachedFrom = (file: string) => withImports([`${root}/${file}`], importsOf);
  const entry = reachedFrom('index.html');
  const reached = firstPages.map((page) => reachedFrom(`src/pages/${page}.tsx`));
  const everyPage = reachedFrom('src/app/layout/everyPage.tsx');
  return {
    pagesOf: (id: string) =>
      entry.has(id) ? firstPages : firstPages.filter((_, page) => reached[page]?.has(id)),
    isOfEveryPage: (id: string) => everyPage.has(id),
  };
}

/**
 * Names of the groups of first visits: the entry, the modules of every page, and modules shared by one or two first
 * pages.
 */
function firstVisitGroups(
  root: string,
): Record<'libraries' | 'entry' | 'everyPage' | 'listing' | 'pages', GroupName> {
  let found: ReturnType<typeof firstPagesByModule> | undefined;
  const modules = (context: Rolldown.ChunkingContext) => (found ??= firstPagesByModule(root, context));
  const pagesOf: (...args: Parameters<GroupName>) => string[] = (id, context) => modules(context).pagesOf(id);
  return {
    libraries: (id, context) => (libraries.test(id) && pagesOf(id, context).length > 0 ? 'libraries' : null),
    everyPage(id, context) {
      return pagesOf(id, context).length === 0 && modules(context).isOfEveryPage(id) ? 'everyPage' : null;
    },
    entry(id, context) {
      const { length } = pagesOf(id, context);
      return length > 2 || (length > 0 && inEveryVisit.test(id)) ? 'entry' : null;
    },
    listing(id, context) {
      const pages = pagesOf(id, context);
      const isListing = pages.join() === 'CategoryPage,SearchPage' && !inModalsToo.test(id);
      return isListing ? 'CategorySearch' : null;
    },
    pages(id, context) {
      const pages = pagesOf(id, context);
      return pages.length === 0 || id.endsWith(`/${pages[0]}.tsx`) || inModalsToo.test(id)
        ? null
        : pages.join('').replaceAll('Page', '');
    },
  };
}

/**
 * Chunks of a build, so that a first visit requests few files and a page loads little that it does not render:
 * - `libraries`, which browsers keep from one deployment to the next;
 * - the entry, with the modules that three of four first pages render, and the styles of all four, in the build's
 * order;
 * - the modules that every page renders after its first window;
 * - what category and search share, in one file: their filters and modals use parts of it, and open on these pages;
 * - modules that one or two first pages share with others;
 * - MUI's Dialog, Drawer and what they need;
 * - what every mutation needs;
 * - the rest of MUI, as far as most of its users share it;
 * - all other shared modules.
 *
 * Thresholds in bytes before compression; measured in docs/decisions/10.
 */
export function chunkGroups(root: string) {
  const { libraries, entry, everyPage, listing, pages } = firstVisitGroups(root);
  return [
    { name: libraries, debugName: 'libraries', priority: 6 },
    { name: entry, debugName: 'entry', priority: 5 },
    { name: everyPage, debugName: 'every page', priority: 4 },
    { name: listing, debugName: 'listing', priority: 4 },
    {
      name: pages,
      debugName: 'first pages',
      minShareCount: 2,
      entriesAware: true,
      entriesAwareMergeThreshold: 6_000,
      priority: 3,
    },
    {
      name: 'modal',
      test: /@mui\/material\/(Modal|Dialog\w*|Drawer|Slide|Fade|Backdrop|Unstable_TrapFocus|Portal|internal\/Transition)\b/,
      priority: 3,
    },
    {
      name: 'mutations',
      test: /\/(useMutation|mutationObserver|api\/(confirmed|generated\/mutations))\.[jt]s$/,
      priority: 2,
    },
    { name: 'mui', test: /node_modules\/(@mui|@emotion|stylis)\//, minShareCount: 15, priority: 2 },
    { name: 'shared', minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 500, priority: 1 },
  ];
}

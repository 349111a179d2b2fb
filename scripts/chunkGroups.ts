import type { Rolldown } from 'vite';
import { withImports } from './withImports.ts';

/** Pages that most visits begin at. */
const firstPages = ['StartPage', 'CategoryPage', 'SearchPage', 'ProductPage'];

type GroupName = (id: string, context: Rolldown.ChunkingContext) => string | null;

/**
 * First pages that import a module statically, by its id: all of them for the modules of the entry.
 * @param root of the project
 */
function firstPagesByModule(root: string, context: Rolldown.ChunkingContext) {
  const importsOf = (id: string) => context.getModuleInfo(id)?.importedIds ?? [];
  const reachedFrom = (file: string) => withImports([`${root}/${file}`], importsOf);
  const entry = reachedFrom('index.html');
  const reached = firstPages.map((page) => reachedFrom(`src/pages/${page}/${page}.tsx`));
  return (id: string) =>
    entry.has(id) ? firstPages : firstPages.filter((_, page) => reached[page]?.has(id));
}

/** Names of the two groups of first visits: the entry, and what one or two first pages share with later parts. */
function firstVisitGroups(root: string): { entry: GroupName; pages: GroupName } {
  let firstPagesOf: ReturnType<typeof firstPagesByModule> | undefined;
  const pagesOf: (...args: Parameters<GroupName>) => string[] = (id, context) => {
    firstPagesOf ??= firstPagesByModule(root, context);
    return firstPagesOf(id);
  };
  return {
    entry(id, context) {
      const { length } = pagesOf(id, context);
      return length > 2 || (length > 0 && id.endsWith('.module.css')) ? 'entry' : null;
    },
    pages(id, context) {
      const pages = pagesOf(id, context);
      return pages.length === 0 || id.endsWith(`/${pages[0]}.tsx`)
        ? null
        : pages.join('').replaceAll('Page', '');
    },
  };
}

/**
 * Chunks of a build, so that a first visit asks for few files and a page for little that it does not render:
 * - `libraries`, which browsers keep from one deployment to the next;
 * - the entry, with what three of four first pages render and the styles of them all, whose order is the build's;
 * - what one or two first pages share with others;
 * - MUI, as far as most of its users share it;
 * - what else is shared.
 *
 * Thresholds in bytes before compression; measured in docs/decisions/10.
 */
export function chunkGroups(root: string) {
  const { entry, pages } = firstVisitGroups(root);
  return [
    {
      name: 'libraries',
      test: /node_modules\/(react|react-dom|react-router|react-router-dom|scheduler|@tanstack\/(query-core|react-query))\//,
      priority: 5,
    },
    { name: entry, debugName: 'entry', priority: 4 },
    {
      name: pages,
      debugName: 'first pages',
      minShareCount: 2,
      entriesAware: true,
      entriesAwareMergeThreshold: 6_000,
      priority: 3,
    },
    { name: 'mui', test: /node_modules\/(@mui|@emotion|stylis)\//, minShareCount: 15, priority: 2 },
    { name: 'shared', minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 2_000, priority: 1 },
  ];
}

/**
 * The part of React Query that the first page needs: queries read the answers that are here, and fetch nothing. The build
 * of the first page puts this module in the place of React Query (scripts/firstPaintScript.ts).
 */

interface QueryOptions {
  queryKey: readonly unknown[];
}

const answers = new Map<string, unknown>();

/** Sets the data of the queries whose keys begin with these parts. */
export function setQueryData(key: string, data: unknown): void {
  answers.set(key, data);
}

/** Lets go of all data: the script stays loaded, and the app has copies of its own. */
export const clearQueryData = (): void => answers.clear();

/** The texts that a key begins with: an operation, and for a list what is asked of it. */
const beginOf = (queryKey: readonly unknown[]) =>
  queryKey.filter((part) => typeof part === 'string').join(' ');

const doNothing = () => undefined;

export function useQuery({ queryKey }: QueryOptions) {
  const data = answers.get(beginOf(queryKey));
  return { data, isLoading: data === undefined, errorUpdateCount: 0, refetch: doNothing };
}

export const useQueryClient = doNothing;
export const queryOptions = (options: QueryOptions) => options;
export const keepPreviousData = doNothing;
export const replaceEqualDeep = doNothing;
export const hashKey = JSON.stringify;

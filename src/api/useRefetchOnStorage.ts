import { useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useEffect } from 'react';

/** Refetch a query when another tab writes a key of local storage. */
export function useRefetchOnStorage(storageKey: string, query: () => { queryKey: QueryKey }): void {
  const client = useQueryClient();
  useEffect(() => {
    const onStorage = ({ key }: StorageEvent) => {
      if (key === storageKey) void client.invalidateQueries({ queryKey: query().queryKey });
    };
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  }, [client, storageKey, query]);
}

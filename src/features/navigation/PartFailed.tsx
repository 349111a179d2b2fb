import type { UseQueryResult } from '@tanstack/react-query';
import { Button } from '../../components/plain/Button';

interface PartFailedProps {
  query: Pick<UseQueryResult, 'data' | 'errorUpdateCount' | 'isFetching' | 'refetch'>;
  text: string;
}

/** APP-15: replace a part of header or footer that could not be fetched, with a retry. */
export function PartFailed({ query, text }: PartFailedProps) {
  const { data, errorUpdateCount, isFetching, refetch } = query;
  // A query without data has no error status while it is refetched.
  if (data !== undefined || errorUpdateCount === 0) return null;
  return (
    <Button variant="quiet" size="small" loading={isFetching} onClick={() => void refetch()}>
      {text}
    </Button>
  );
}

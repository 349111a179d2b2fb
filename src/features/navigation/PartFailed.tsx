import type { UseQueryResult } from '@tanstack/react-query';
import { Button } from '../../components/Button/Button';

interface PartFailedProps {
  query: Pick<UseQueryResult, 'data' | 'errorUpdateCount' | 'isFetching' | 'refetch'>;
  /** Says what could not be loaded, and that pressing tries again. */
  text: string;
}

/** APP-15: stands in the place of a part of header or footer that could not be fetched, and fetches it again. */
export function PartFailed({ query, text }: PartFailedProps) {
  const { data, errorUpdateCount, isFetching, refetch } = query;
  // A query without data has no error status while it is fetched again.
  if (data !== undefined || errorUpdateCount === 0) return null;
  return (
    <Button variant="quiet" size="small" loading={isFetching} onClick={() => void refetch()}>
      {text}
    </Button>
  );
}

import Chip from '@mui/material/Chip';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from '../../i18n/useTranslate';
import { approvalsQuery } from './orderQueries';
import { offersQuery } from './quotes/quoteQueries';

function Waiting({ count = 0 }: { count: number | undefined }) {
  const t = useTranslate();
  if (count === 0) return null;
  return (
    <>
      {' '}
      <Chip
        component="span"
        size="small"
        color="warning"
        label={count}
        aria-label={t('orders.waiting', [count])}
        sx={{ marginInlineStart: 2 }}
      />
    </>
  );
}

/** ORG-01: number of orders that wait for the customer's approval; nothing without any. */
export function ApprovalCount() {
  const { data } = useQuery({ ...approvalsQuery(1), meta: { isPrefetch: true } });
  return <Waiting count={data?.totalOrderCount} />;
}

/** ORG-01: number of offers that wait for the customer's decision; nothing without any. */
export function OfferCount() {
  const { data } = useQuery({ ...offersQuery, meta: { isPrefetch: true } });
  return <Waiting count={data?.totalQuoteCount} />;
}

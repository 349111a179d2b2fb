import Box from '@mui/material/Box';
import { ErrorBoundary } from '../../../components/plain/ErrorBoundary';
import type { Order } from '../orderQueries';
import { OrderFacts } from './OrderFacts';
import { OrderLines } from './OrderLines';
import { OrderTotals } from './OrderTotals';

/** The lines with the totals beside them; below them in print and on small windows. */
const columns = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 19rem' },
  alignItems: 'start',
  gap: { xs: 8, lg: 10 },
  '@media print': { gridTemplateColumns: 'minmax(0, 1fr)', gap: 5 },
};

/** Lines and totals of an order. */
export function OrderGoods({ order }: { order: Order }) {
  return (
    <Box sx={columns}>
      <ErrorBoundary operation="getOrder" resetKey={order}>
        <OrderLines order={order} />
      </ErrorBoundary>
      <ErrorBoundary operation="getOrder" resetKey={order}>
        <OrderTotals order={order} />
      </ErrorBoundary>
    </Box>
  );
}

/** CHK-05, ORD-01: lines and totals of an order, its delivery, payment and contact details. */
export function OrderContents({ order }: { order: Order }) {
  return (
    <>
      <OrderGoods order={order} />
      <ErrorBoundary operation="getOrder" resetKey={order}>
        <OrderFacts order={order} />
      </ErrorBoundary>
    </>
  );
}

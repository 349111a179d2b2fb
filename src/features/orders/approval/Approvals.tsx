import Box from '@mui/material/Box';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import UserCheck from 'lucide-react/icons/user-check';
import { useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { LoadFailure } from '../../../components/mui/LoadFailure';
import { Pagination } from '../../../components/mui/Pagination';
import { ViewSkeleton } from '../../../components/mui/ViewSkeleton';
import { EmptyState } from '../../../components/plain/EmptyState';
import { useTranslate } from '../../../i18n/useTranslate';
import { OrderDetail } from '../detail/OrderDetail';
import { OrderTable } from '../list/OrderTable';
import { approvalsQuery, ordersPerPage } from '../orderQueries';
import { ordersHref, readOrdersAddress } from '../ordersAddress';
import { useOrderFocus } from '../useOrderFocus';

const hrefOf = (page: number, order?: string) => ordersHref({ page, ...(order && { order }) }, 'Approvals');

function ApprovalList({ page }: { page: number }) {
  const t = useTranslate();
  const query = useQuery({ ...approvalsQuery(page), placeholderData: keepPreviousData });
  const { data, isError } = query;
  if (!data)
    return isError ? (
      <LoadFailure message={t('orders.failed')} query={query} />
    ) : (
      <ViewSkeleton shape="rows" />
    );
  const { orders, totalOrderCount } = data;
  if (orders.length === 0)
    return <EmptyState icon={UserCheck} title={t('orders.noApprovals')} text={t('orders.noApprovalsText')} />;
  return (
    <>
      <OrderTable
        label={t('orders.approvals')}
        orders={orders}
        withBuyer
        hrefOf={({ orderNumber }) => hrefOf(page, orderNumber)}
      />
      <Pagination
        label={t('orders.pages')}
        page={page}
        pageCount={Math.ceil(totalOrderCount / ordersPerPage)}
        hrefOf={(each) => hrefOf(each)}
      />
    </>
  );
}

/** ORG-01: orders that wait for the customer's approval (getAllOrders), as a list or one by one, by the URL. */
export function Approvals() {
  const t = useTranslate();
  const part = useRef<HTMLDivElement>(null);
  const { order, page } = readOrdersAddress(useLocation().search);
  useOrderFocus(part, order);
  return (
    <Box ref={part} sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 8 }}>
      {order === null ? (
        <ApprovalList page={page} />
      ) : (
        <OrderDetail
          key={order}
          orderNumber={order}
          backHref={hrefOf(page)}
          backText={t('orders.approvals')}
        />
      )}
    </Box>
  );
}

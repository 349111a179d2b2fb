import Box from '@mui/material/Box';
import { useEffect, useRef, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import type { Customer } from '../session/customer';
import { OrderDetail } from './detail/OrderDetail';
import { OrderList } from './list/OrderList';
import { ordersHref, readOrdersAddress, type OrdersAddress } from './ordersAddress';
import { OrderSearch } from './list/OrderSearch';

function useOrderFocus(part: RefObject<HTMLElement | null>, order: string | null): void {
  const shown = useRef(order);
  useEffect(() => {
    const before = shown.current;
    shown.current = order;
    if (before === order) return;
    const candidates = part.current?.querySelectorAll<HTMLElement>(order === null ? '[data-order]' : 'h2');
    const target = [...(candidates ?? [])].find(
      ({ dataset }) => order !== null || dataset['order'] === before,
    );
    target?.focus({ preventScroll: true });
  }, [part, order]);
}

function Content({ address, withBuyer }: { address: OrdersAddress; withBuyer: boolean }) {
  if (address.order !== null) {
    const back = ordersHref({ ...address, order: null });
    return <OrderDetail key={address.order} orderNumber={address.order} backHref={back} />;
  }
  return address.query === '' ? (
    <OrderList address={address} withBuyer={withBuyer} />
  ) : (
    <OrderSearch address={address} withBuyer={withBuyer} />
  );
}

/** ORD-01: the orders view of the account: list, search or a single order, by the URL. */
export function OrderHistory({ customer }: { customer: Customer }) {
  const part = useRef<HTMLDivElement>(null);
  const address = readOrdersAddress(useLocation().search);
  useOrderFocus(part, address.order);
  return (
    <Box ref={part} sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 8 }}>
      <Content address={address} withBuyer={customer.organizationId !== null} />
    </Box>
  );
}

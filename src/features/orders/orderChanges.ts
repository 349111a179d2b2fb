import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { readAgain } from '../../api/confirmed';
import { getAllOrdersQuery, getInvoicesQuery, getOrderQuery } from '../../api/generated/queries';
import type { OperationInput } from '../../api/operation';
import { refetchLimits } from '../session/spendingLimits';
import type { Order } from './orderQueries';

/** Function that takes a changed order into the cache. After a failure the order is refetched: it may be another one by then. */
export function useOrderChange() {
  const client = useQueryClient();
  return async (orderNumber: string, change: Promise<Order>): Promise<Order> => {
    const { queryKey } = getOrderQuery({ path: { orderNumber } });
    try {
      const order = await change;
      client.setQueryData(queryKey, order);
      return order;
    } catch (error) {
      void client.invalidateQueries({ queryKey });
      throw error;
    } finally {
      for (const { queryKey: changed } of [getAllOrdersQuery(), getInvoicesQuery()])
        void client.invalidateQueries({ queryKey: changed.slice(0, 1) });
      refetchLimits(client);
    }
  };
}

/** Confirmation of approveOrder and declineOrder: the order that no longer awaits an approval. */
export const orderDecided =
  (event: 'approved' | 'declined') =>
  ({ path }: OperationInput<'approveOrder' | 'declineOrder'>) =>
  async () => {
    const order = await readAgain(getOrderQuery({ path }));
    return order.events?.some(({ status }) => status === event) ? order : undefined;
  };

/** Confirmation of updateOrderLines: the order with the quantities. */
export const quantitiesUpdated =
  ({ path, body }: OperationInput<'updateOrderLines'>) =>
  async () => {
    const order = await readAgain(getOrderQuery({ path }));
    const quantityOf = (code: string) => order.orderItems.find((line) => line.code === code)?.quantity ?? 0;
    return body.lines.every(({ code, quantity }) => quantityOf(code) === quantity) ? order : undefined;
  };

/** Confirmation of cancelOrder: the cancelled order. */
export const orderCancelled =
  ({ path }: OperationInput<'cancelOrder'>) =>
  async () => {
    const order = await readAgain(getOrderQuery({ path }));
    return order.status === 'cancelled' ? order : undefined;
  };

/** Pieces of a line that were returned or will be. */
const returnedOf = (order: Order | undefined, code: string): number => {
  const line = order?.orderItems.find((each) => each.code === code);
  return (line?.returnedQuantity ?? 0) + (line?.returnRequestedQuantity ?? 0);
};

/** Confirmation of createReturn: the order with as many more pieces to be returned. */
export function returnCreated({ path, body }: OperationInput<'createReturn'>, client: QueryClient) {
  const query = getOrderQuery({ path });
  const before = client.getQueryData(query.queryKey);
  return async () => {
    const after = await readAgain(query);
    const isCreated = ({ code, quantity }: (typeof body.lines)[number]) =>
      returnedOf(after, code) >= returnedOf(before, code) + quantity;
    return body.lines.every(isCreated) ? after : undefined;
  };
}

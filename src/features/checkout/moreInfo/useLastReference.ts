import { useQuery } from '@tanstack/react-query';
import { getAllOrdersQuery } from '../../../api/generated/queries';
import type { Customer } from '../../session/customer';
import { moreInfoSchema } from '../checkoutForms';

/**
 * Reference of a company customer's last own order that had one (getAllOrders); colleagues' orders are ignored.
 * @returns undefined for private customers, and until loaded
 */
export function useLastReference({ organizationId, customerId }: Customer): string | undefined {
  const { data } = useQuery({
    ...getAllOrdersQuery({ query: { skip: 0, take: 24 } }),
    enabled: organizationId !== null,
    meta: { isPrefetch: true },
  });
  if (organizationId === null) return undefined;
  const own = data?.orders.find(({ note, placedBy }) => note?.title && placedBy?.customerId === customerId);
  return moreInfoSchema.shape.title.safeParse(own?.note?.title).data ?? undefined;
}

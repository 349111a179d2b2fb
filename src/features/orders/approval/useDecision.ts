import { useMutation } from '@tanstack/react-query';
import { confirmed, useStep } from '../../../api/confirmed';
import {
  approveOrderMutation,
  declineOrderMutation,
  updateOrderLinesMutation,
} from '../../../api/generated/mutations';
import { useSingleFlight } from '../../../api/sendOnce';
import { showNotice } from '../../../components/plain/noticeStore';
import type { TranslationKey } from '../../../i18n/english';
import { orderDecided, quantitiesUpdated, useOrderChange } from '../orderChanges';
import type { SelectedLine } from '../detail/LineSelection';
import type { Order } from '../orderQueries';
import type { Translate } from '../../../i18n/translate';
import { isOutOfStock } from '../../cart/cartStatus';

type Line = Order['orderItems'][number];

function lineChanges(t: Translate, line: Line, before: Line | undefined): string[] {
  const { name } = line.item;
  if (line.isGift) return [];
  if (!line.active) return [t('orders.lineInactive', [name])];
  const isOther = line.price?.priceIncVat.amount !== before?.price?.priceIncVat.amount;
  return [
    ...(before && isOther ? [t('checkout.linePrice', [name])] : []),
    ...(isOutOfStock(line) ? [t('checkout.lineShort', [name, Math.max(0, line.inStockQuantity)])] : []),
  ];
}

/** Changes since an order was sent for approval: prices, stock, goods no longer sold, and the total. */
export function requestChanges(t: Translate, { orderItems, totalPrice, approval }: Order): string[] {
  if (!approval) return [];
  const { currentItems, currentTotal } = approval;
  const isOther = currentTotal.amount !== totalPrice.amount;
  return [
    ...currentItems.flatMap((line) =>
      lineChanges(
        t,
        line,
        orderItems.find(({ code }) => code === line.code),
      ),
    ),
    ...(isOther
      ? [t('orders.totalChanged', [currentTotal.formattedString, totalPrice.formattedString])]
      : []),
  ];
}

const report = (key: TranslationKey, orderNumber: string) =>
  showNotice({ tone: 'success', title: (t) => t(key, [orderNumber]) });

/** ORG-01: approve an order at its current total, once, however often it is sent (approveOrder). */
export function useApprove({ orderNumber, approval }: Order) {
  const change = useOrderChange();
  const approveOrder = useStep(confirmed(approveOrderMutation(), orderDecided('approved')));
  return useSingleFlight(
    useMutation({
      mutationFn: () => {
        const body = { expectedTotal: approval?.currentTotal.amount ?? 0 };
        return change(orderNumber, approveOrder({ path: { orderNumber }, body }));
      },
      onSuccess: () => void report('orders.orderApproved', orderNumber),
    }),
  );
}

/** ORG-01: decline an order with a message (declineOrder). */
export function useDecline({ orderNumber }: Order) {
  const change = useOrderChange();
  const declineOrder = useStep(confirmed(declineOrderMutation(), orderDecided('declined')));
  return async (message: string | null) => {
    await change(orderNumber, declineOrder({ path: { orderNumber }, body: { message } }));
    report('orders.orderDeclined', orderNumber);
  };
}

/** ORG-01: change quantities of an order that awaits approval (updateOrderLines); a line that is not selected is removed. */
export function useQuantities({ orderNumber, orderItems }: Order) {
  const change = useOrderChange();
  const updateOrderLines = useStep(confirmed(updateOrderLinesMutation(), quantitiesUpdated));
  return useSingleFlight(
    useMutation({
      mutationFn: async (selected: readonly SelectedLine[]) => {
        const quantityOf = (code: string) => selected.find((line) => line.code === code)?.quantity ?? 0;
        const lines = orderItems
          .filter(
            ({ isGift, item, code, quantity }) => !isGift && item.visible && quantityOf(code) !== quantity,
          )
          .map(({ code }) => ({ code, quantity: quantityOf(code) }));
        if (lines.length === 0) return;
        await change(orderNumber, updateOrderLines({ path: { orderNumber }, body: { lines } }));
      },
    }),
  );
}

import Button from '@mui/material/Button';
import { openModal } from '../../../components/plain/modalStore';
import { readEach } from '../../../components/plain/readEach';
import { useTranslate } from '../../../i18n/useTranslate';
import type { Order } from '../orderQueries';
import type { SelectableLine } from './LineSelection';

/** Lines of an order that can be returned, each with its maximum. */
export const returnableLines = ({ orderItems }: Order): SelectableLine[] =>
  readEach(orderItems, 'getOrder /orderItems', ({ code, item, returnableQuantity = 0 }) =>
    returnableQuantity > 0
      ? [
          {
            code,
            name: item.name,
            image: item.image,
            quantity: returnableQuantity,
            rules: { maxQuantity: returnableQuantity },
          },
        ]
      : [],
  ).flat();

/** ORD-01: button of the form that returns goods, while the server says that some can be returned. */
export function ReturnGoods({ order }: { order: Order }) {
  const t = useTranslate();
  if (returnableLines(order).length === 0) return null;
  return (
    <Button variant="outlined" onClick={() => openModal('returnGoods', { orderNumber: order.orderNumber })}>
      {t('orders.returnGoods')}
    </Button>
  );
}

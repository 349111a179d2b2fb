import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { confirmed, useStep } from '../../../api/confirmed';
import { cancelOrderMutation } from '../../../api/generated/mutations';
import { useSingleFlight } from '../../../api/sendOnce';
import { busyButton } from '../../../components/mui/busyButton';
import { openModal, returnFocus } from '../../../components/plain/modalStore';
import { showNotice } from '../../../components/plain/noticeStore';
import { failureText } from '../../../i18n/failureText';
import { useTranslate } from '../../../i18n/useTranslate';
import { orderCancelled, useOrderChange } from '../orderChanges';
import type { Order } from '../orderQueries';

/** ORD-01: cancel the whole order (cancelOrder) after a confirmation, while the server says that it can be cancelled. */
export function CancelOrder({ order: { orderNumber, cancellable = false } }: { order: Order }) {
  const t = useTranslate();
  const change = useOrderChange();
  const cancelOrder = useStep(confirmed(cancelOrderMutation(), orderCancelled));
  const { mutate, error, isPending } = useSingleFlight(
    useMutation({
      mutationFn: () => change(orderNumber, cancelOrder({ path: { orderNumber } })),
      onSuccess: () =>
        showNotice({
          tone: 'success',
          title: (translate) => translate('orders.orderCancelled', [orderNumber]),
        }),
    }),
  );
  const wasCancellable = useRef(cancellable);
  useEffect(() => {
    // The focused button is gone.
    if (wasCancellable.current && !cancellable) returnFocus([]);
    wasCancellable.current = cancellable;
  }, [cancellable]);
  const confirm = () =>
    openModal('confirmation', {
      title: t('orders.cancelTitle', [orderNumber]),
      text: t('orders.cancelText'),
      confirmLabel: t('orders.cancelOrder'),
      cancelLabel: t('orders.keepOrder'),
      onConfirm: () => mutate(),
    });
  return (
    <>
      {cancellable && (
        <Button variant="outlined" {...busyButton(isPending, confirm)}>
          {t('orders.cancelOrder')}
        </Button>
      )}
      {error && !isPending && (
        <Alert severity="error" sx={{ width: 1 }}>
          {failureText(t, error, 'orders.notCancelled')}
        </Alert>
      )}
    </>
  );
}

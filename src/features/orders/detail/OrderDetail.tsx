import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { hasStatus } from '../../../api/errors';
import { EmptyState } from '../../../components/plain/EmptyState';
import { ErrorBoundary } from '../../../components/plain/ErrorBoundary';
import { Icon } from '../../../components/plain/Icon';
import { LoadFailure } from '../../../components/mui/LoadFailure';
import { SafeLink } from '../../../routing/links/SafeLink';
import { ViewSkeleton } from '../../../components/mui/ViewSkeleton';
import { useTranslate } from '../../../i18n/useTranslate';
import printStyles from '../../../theme/paper.module.css';
import { OrderStatus } from '../OrderStatus';
import { type Order, useOrder } from '../orderQueries';
import { useDates } from '../useDates';
import { onOneSheet, OrderNumber, PrintButton, Sender, ContactLink } from '../OrderSheet';
import { Approval } from '../approval/Approval';
import { OrderContents } from './OrderContents';
import { OrderTimeline } from './OrderTimeline';
import { Reorder } from './Reorder';
import { ReturnGoods } from './ReturnGoods';
import Alert from '@mui/material/Alert';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { confirmed, useStep } from '../../../api/confirmed';
import { cancelOrderMutation } from '../../../api/generated/mutations';
import { useSingleFlight } from '../../../api/sendOnce';
import { busyButton } from '../../../components/mui/busyButton';
import { openModal, returnFocus } from '../../../components/plain/modalStore';
import { showNotice } from '../../../components/plain/noticeStore';
import { failureText } from '../../../i18n/failureText';
import { orderCancelled, useOrderChange } from '../orderChanges';

/** ORD-01: cancel the whole order (cancelOrder) after a confirmation, while the server says that it can be cancelled. */
function CancelOrder({ order: { orderNumber, cancellable = false } }: { order: Order }) {
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

interface OrderDetailProps {
  orderNumber: string;
  /** URL of the list; no back link without it. */
  backHref?: string;
  /** Text of the back link; default: all orders. */
  backText?: string;
}

const columnLayout = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 8 };

const detailLayout = {
  ...columnLayout,
  '@media print': { '--color-success': '#000', '--color-warning': '#000' },
  // In print the order's own heading is enough.
  '#main-content:has(&) h1': { '@media print': { display: 'none' } },
};

const backLayout = {
  display: 'inline-flex',
  alignItems: 'center',
  justifySelf: 'start',
  gap: 2,
  minHeight: '2.75rem',
  '@media print': { display: 'none' },
};

function Head({ order }: { order: Order }) {
  const t = useTranslate();
  const dates = useDates();
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Typography variant="h2" tabIndex={-1} sx={{ overflowWrap: 'anywhere' }}>
        <OrderNumber text={t('orders.orderNumber', [order.orderNumber])} orderNumber={order.orderNumber} />
      </Typography>
      <Typography color="textSecondary">
        {t('orders.placedOn', [dates.moment(order.orderDate, true)])}
      </Typography>
      <OrderStatus order={order} dates="none" />
    </Box>
  );
}

function Sheet({ order }: { order: Order }) {
  const t = useTranslate();
  return (
    <Box component="article" sx={{ ...columnLayout, '@media print': onOneSheet }}>
      <Sender />
      <Head order={order} />
      <ErrorBoundary operation="getOrder" resetKey={order}>
        <OrderTimeline order={order} />
      </ErrorBoundary>
      <Approval order={order} />
      <Reorder order={order}>
        <ReturnGoods order={order} />
        <CancelOrder order={order} />
        {order.returnUrl && (
          <Button component={SafeLink} href={order.returnUrl} variant="outlined">
            {t('orders.returnGoods')}
          </Button>
        )}
        <PrintButton />
        <ContactLink orderNumber={order.orderNumber} />
      </Reorder>
      <OrderContents order={order} />
    </Box>
  );
}

function NotFound({ orderNumber, backHref }: OrderDetailProps) {
  const t = useTranslate();
  return (
    <EmptyState title={t('orders.notFound')} text={t('orders.notFoundText', [orderNumber])}>
      {backHref && (
        <Button component={SafeLink} href={backHref}>
          {t('orders.showAll')}
        </Button>
      )}
    </EmptyState>
  );
}

function Content({ orderNumber, backHref }: OrderDetailProps) {
  const t = useTranslate();
  const query = useOrder(orderNumber);
  const { data, error } = query;
  if (data) return <Sheet order={data} />;
  if (hasStatus(error, 404)) return <NotFound orderNumber={orderNumber} backHref={backHref} />;
  return error ? (
    <LoadFailure message={t('orders.orderFailed')} query={query} />
  ) : (
    <ViewSkeleton shape="rows" />
  );
}

/** ORD-01: an order with all its fields (getOrder), to read, print on A4 and reorder. */
export function OrderDetail(props: OrderDetailProps) {
  const t = useTranslate();
  return (
    <Box className={printStyles.paper} sx={detailLayout}>
      {props.backHref && (
        <Link component={SafeLink} href={props.backHref} sx={backLayout}>
          <Icon icon={ArrowLeft} size="s" /> {props.backText ?? t('orders.back')}
        </Link>
      )}
      <Content {...props} />
    </Box>
  );
}

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { ErrorBoundary } from '../../components/plain/ErrorBoundary';
import { LoadFailure } from '../../components/mui/LoadFailure';
import { openModal } from '../../components/plain/modalStore';
import { SafeLink } from '../../routing/links/SafeLink';
import { ViewSkeleton } from '../../components/mui/ViewSkeleton';
import type { TranslationKey } from '../../i18n/english';
import { useTranslate } from '../../i18n/useTranslate';
import printStyles from '../../theme/paper.module.css';
import {
  onOneSheet,
  OrderNumber,
  PrintButton,
  Sender,
  ContactLink,
  OrderActions,
  PaymentLink,
} from './OrderSheet';
import { SessionUnknown } from '../session/SessionUnknown';
import { useHomeHref, useSettings } from '../settings/settings';
import { OrderContents, OrderGoods } from './detail/OrderContents';
import { OrderTimeline } from './detail/OrderTimeline';
import type { Order, Confirmation } from './orderQueries';
import { ordersHref } from './ordersAddress';
import { useDates } from './useDates';

/** Page titles by outcome, where the page's own title, which thanks for the order, would be wrong. */
export const confirmationTitles: Readonly<Partial<Record<Confirmation['kind'], TranslationKey>>> = {
  visitor: 'checkout.visitorConfirmation',
  missing: 'checkout.noOrder',
  awaitingPayment: 'checkout.waitsForPayment',
  cancelled: 'checkout.wasCancelled',
};

const columnLayout = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  pb: 'var(--space-section)',
};

const orderLayout = { ...columnLayout, gap: 10 };

/** In print without the page's heading and editors' blocks. */
const placedLayout = {
  ...orderLayout,
  '@media print': { ...onOneSheet, pb: 0 },
  '#main-content:has(&) :is(h1, h1 + p)': { '@media print': { display: 'none' } },
  'div:has(> &) + div': { '@media print': { display: 'none' } },
};

const headLayout = { display: 'grid', gap: 5 };

const headingLayout = { mb: 3, fontSize: 'var(--text-xl)' };

const stepLayout = {
  display: 'block',
  p: 0,
  paddingInlineStart: 4,
  borderInlineStart: '3px solid var(--color-accent)',
  overflowWrap: 'anywhere',
  textWrap: 'balance',
};

function Message({ text, children }: { text?: string; children: ReactNode }) {
  return (
    <Box sx={{ ...columnLayout, gap: 6, maxWidth: 'var(--measure)' }}>
      {text && <p>{text}</p>}
      <OrderActions>{children}</OrderActions>
    </Box>
  );
}

function useOrderHref() {
  const { accountPage } = useSettings().staticPages;
  return (order?: string) => accountPage.url + ordersHref(order === undefined ? {} : { order });
}

function useDeliveryText({ collectionAddress, expectedDeliveryDate, shippingMethod }: Order): string {
  const t = useTranslate();
  const dates = useDates();
  const day = expectedDeliveryDate && dates.day(expectedDeliveryDate);
  if (collectionAddress) {
    const { name, address, postalCode, city } = collectionAddress;
    const where = t('checkout.collectAt', [`${name}, ${address}, ${postalCode}\u00a0${city}`]);
    return day ? `${where} ${t('checkout.readyToCollect', [day])}` : where;
  }
  const when = day ? t('checkout.expectedDelivery', [day]) : t('checkout.weGetInTouch');
  return shippingMethod ? `${shippingMethod}. ${when}` : when;
}

function NextSteps({ order }: { order: Order }) {
  const t = useTranslate();
  const delivery = useDeliveryText(order);
  return (
    <section aria-labelledby="next-steps">
      <Typography id="next-steps" variant="h2" sx={headingLayout}>
        {t('checkout.whatNext')}
      </Typography>
      <Box sx={{ mb: 6 }}>
        <ErrorBoundary operation="getOrder" resetKey={order}>
          <OrderTimeline order={order} />
        </ErrorBoundary>
      </Box>
      <List disablePadding sx={{ display: 'grid', gap: 2, maxWidth: 'var(--measure)' }}>
        {[t('checkout.sentTo', [order.email]), delivery].map((step) => (
          <ListItem key={step} sx={stepLayout}>
            {step}
          </ListItem>
        ))}
      </List>
    </section>
  );
}

function Placed({ order }: { order: Order }) {
  const t = useTranslate();
  const home = useHomeHref();
  const orderHref = useOrderHref();
  return (
    <Box component="article" className={printStyles.paper} sx={placedLayout}>
      <Sender />
      <Box sx={headLayout}>
        <Typography sx={{ fontSize: 'var(--text-xl)', fontWeight: 500, overflowWrap: 'anywhere' }}>
          <OrderNumber
            text={t('checkout.confirmationNumber', [order.orderNumber])}
            orderNumber={order.orderNumber}
          />
        </Typography>
        <OrderActions>
          <Button component={SafeLink} href={orderHref(order.orderNumber)}>
            {t('checkout.seeOrder')}
          </Button>
          <PrintButton />
          <Button component={SafeLink} href={home} variant="text">
            {t('cart.continueShopping')}
          </Button>
        </OrderActions>
      </Box>
      <NextSteps order={order} />
      <OrderContents order={order} />
    </Box>
  );
}

function Unpaid({ order }: { order: Order }) {
  const t = useTranslate();
  const { checkoutPage } = useSettings().staticPages;
  const { orderNumber, status } = order;
  const isDeclined = status === 'cancelled';
  return (
    <Box sx={orderLayout}>
      <Box sx={headLayout}>
        <p>{t(isDeclined ? 'checkout.wasCancelledText' : 'checkout.waitsForPaymentText', [orderNumber])}</p>
        <OrderActions>
          {isDeclined ? (
            <Button component={SafeLink} href={checkoutPage.url}>
              {t('checkout.payAgain')}
            </Button>
          ) : (
            <PaymentLink {...order} />
          )}
          <ContactLink orderNumber={orderNumber} />
        </OrderActions>
      </Box>
      <section aria-labelledby="unpaid-order">
        <Typography id="unpaid-order" variant="h2" sx={headingLayout}>
          <OrderNumber text={t('orders.orderNumber', [orderNumber])} orderNumber={orderNumber} />
        </Typography>
        <OrderGoods order={order} />
      </section>
    </Box>
  );
}

/** CHK-05: an order just placed, the next steps, and a link to follow it. It cannot be reordered here. */
export function OrderConfirmation({ confirmation }: { confirmation: Confirmation }) {
  const t = useTranslate();
  const orderHref = useOrderHref();
  switch (confirmation.kind) {
    case 'loading':
      return <ViewSkeleton shape="rows" />;
    case 'sessionUnknown':
      return <SessionUnknown />;
    case 'visitor':
      return (
        <Message>
          <Button onClick={() => openModal('signIn')}>{t('account.signIn')}</Button>
        </Message>
      );
    case 'missing':
      return (
        <Message text={t('checkout.noOrderText')}>
          <Button component={SafeLink} href={orderHref()}>
            {t('checkout.seeOrders')}
          </Button>
        </Message>
      );
    case 'failed':
      return <LoadFailure message={t('checkout.orderNotLoaded')} query={confirmation.query} />;
    case 'awaitingPayment':
    case 'cancelled':
      return <Unpaid order={confirmation.order} />;
    case 'placed':
      return <Placed order={confirmation.order} />;
  }
}

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Accordion } from '../../components/plain/Accordion';
import { ErrorBoundary } from '../../components/plain/ErrorBoundary';
import { LoadFailure } from '../../components/mui/LoadFailure';
import { openModal } from '../../components/plain/modalStore';
import { Picture } from '../../components/plain/Picture';
import { SafeLink } from '../../routing/links/SafeLink';
import { ViewSkeleton } from '../../components/mui/ViewSkeleton';
import type { TranslationKey } from '../../i18n/english';
import { formatDay } from '../../i18n/formatDay';
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
import { useHomeHref, useLanguage, useSettings } from '../settings/settings';
import { OrderGoods } from './detail/OrderContents';
import { OrderFacts } from './detail/OrderFacts';
import { OrderTimeline } from './detail/OrderTimeline';
import type { Order, Confirmation } from './orderQueries';
import { ordersHref } from './ordersAddress';

/** Page titles by outcome, where the page's own title, which thanks for the order, would be wrong. */
export const confirmationTitles: Readonly<Partial<Record<Confirmation['kind'], TranslationKey>>> = {
  visitor: 'checkout.visitorConfirmation',
  missing: 'checkout.noOrder',
  awaitingApproval: 'checkout.sentForApproval',
  declined: 'orders.declined',
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

const arrivalLayout = {
  display: 'grid',
  gridTemplateColumns: { xs: '6rem minmax(0, 1fr)', lg: '10rem minmax(0, 1fr)' },
  alignItems: 'center',
  gap: { xs: 4, lg: 6 },
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

/** Day of arrival or collection, with its weekday; without one the shop gets in touch. */
function useArrival({ collectionAddress, expectedDeliveryDate }: Order): string {
  const t = useTranslate();
  const language = useLanguage();
  const { currentCountry } = useSettings();
  if (!expectedDeliveryDate) return t('checkout.weGetInTouch');
  const day = formatDay(expectedDeliveryDate, language, currentCountry, true);
  return t(collectionAddress ? 'cart.collection' : 'checkout.arrives', [day]);
}

function useDestination({ collectionAddress, shippingMethod }: Order): string | undefined {
  const t = useTranslate();
  if (!collectionAddress) return shippingMethod;
  const { name, address, postalCode, city } = collectionAddress;
  return t('checkout.collectAt', [`${name}, ${address}, ${postalCode}\u00a0${city}`]);
}

/** Picture and day of arrival, order number, and address of the confirmation. */
function Arrival({ order }: { order: Order }) {
  const t = useTranslate();
  const arrival = useArrival(order);
  const destination = useDestination(order);
  const { orderNumber, orderItems, email } = order;
  const image = orderItems.find(({ item }) => item.visible)?.item.image;
  return (
    <Box sx={arrivalLayout}>
      {image && <Picture image={image} ratio="1 / 1" sizes="10rem" decorative />}
      <Box sx={{ display: 'grid', gap: 1, overflowWrap: 'anywhere' }}>
        <Typography variant="h2" sx={{ fontSize: 'var(--text-xl)' }}>
          {arrival}
        </Typography>
        {destination && <p>{destination}</p>}
        <p>
          <OrderNumber text={t('checkout.confirmationNumber', [orderNumber])} orderNumber={orderNumber} />
        </p>
        <Typography variant="body2" color="textSecondary">
          {t('checkout.sentTo', [email])}
        </Typography>
      </Box>
    </Box>
  );
}

function NextSteps({ order }: { order: Order }) {
  const t = useTranslate();
  return (
    <section aria-labelledby="next-steps">
      <Typography id="next-steps" variant="h2" sx={headingLayout}>
        {t('checkout.whatNext')}
      </Typography>
      <ErrorBoundary operation="getOrder" resetKey={order}>
        <OrderTimeline order={order} />
      </ErrorBoundary>
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
        <ErrorBoundary operation="getOrder" resetKey={order}>
          <Arrival order={order} />
        </ErrorBoundary>
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
      <OrderGoods order={order} />
      <Accordion title={t('checkout.orderDetails')} level={2}>
        <ErrorBoundary operation="getOrder" resetKey={order}>
          <OrderFacts order={order} />
        </ErrorBoundary>
      </Accordion>
    </Box>
  );
}

/** ORG-01: an order that was sent for approval, with its status. */
function Requested({ order }: { order: Order }) {
  const t = useTranslate();
  const orderHref = useOrderHref();
  return (
    <Box sx={orderLayout}>
      <Box sx={headLayout}>
        {order.status === 'awaitingApproval' && (
          <Typography sx={{ maxWidth: 'var(--measure)' }}>{t('checkout.approvalNext')}</Typography>
        )}
        <OrderActions>
          <Button component={SafeLink} href={orderHref(order.orderNumber)}>
            {t('checkout.seeOrder')}
          </Button>
        </OrderActions>
      </Box>
      <NextSteps order={order} />
      <OrderGoods order={order} />
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

/** CHK-05: an order just placed, when it arrives, the next steps, and a link to follow it. It cannot be reordered here. */
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
    case 'awaitingApproval':
    case 'declined':
      return <Requested order={confirmation.order} />;
    case 'placed':
      return <Placed order={confirmation.order} />;
  }
}

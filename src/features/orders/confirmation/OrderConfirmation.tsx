import { Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../../components/Button/Button';
import { ButtonLink } from '../../../components/ButtonLink/ButtonLink';
import { classNames } from '../../../components/classNames';
import { ErrorNotice } from '../../../components/ErrorNotice/ErrorNotice';
import { Icon } from '../../../components/Icon/Icon';
import { openModal } from '../../../components/Modal/modalStore';
import { ViewSkeleton } from '../../../components/Skeleton/ViewSkeleton';
import type { TranslationKey } from '../../../i18n/english';
import { useTranslate } from '../../../i18n/useTranslate';
import printStyles from '../../../theme/paper.module.css';
import { SessionUnknown } from '../../session/SessionUnknown';
import { useHomeHref, useSettings } from '../../settings/settings';
import { ContactLink } from '../detail/ContactLink';
import { OrderContents, OrderGoods } from '../detail/OrderContents';
import type { Order } from '../orderQueries';
import { ordersHref } from '../ordersAddress';
import { useDates } from '../useDates';
import { OrderNumber } from '../OrderNumber';
import { PaymentLink } from '../PaymentLink';
import styles from './OrderConfirmation.module.css';
import type { Confirmation } from './useConfirmation';

/** What the page is called in place of its own title, which thanks for the order. */
export const confirmationTitles: Readonly<Partial<Record<Confirmation['kind'], TranslationKey>>> = {
  visitor: 'checkout.visitorConfirmation',
  missing: 'checkout.noOrder',
  awaitingPayment: 'checkout.waitsForPayment',
  cancelled: 'checkout.wasCancelled',
};

function Message({ text, children }: { text?: string; children: ReactNode }) {
  return (
    <div className={styles.message}>
      {text && <p>{text}</p>}
      <div className={styles.actions}>{children}</div>
    </div>
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
      <h2 id="next-steps" className={styles.heading}>
        {t('checkout.whatNext')}
      </h2>
      <ul className={styles.next}>
        <li>{t('checkout.sentTo', [order.email])}</li>
        <li>{delivery}</li>
      </ul>
    </section>
  );
}

function Placed({ order }: { order: Order }) {
  const t = useTranslate();
  const home = useHomeHref();
  const orderHref = useOrderHref();
  return (
    <article className={classNames(printStyles.paper, styles.order)}>
      <div className={styles.head}>
        <p className={styles.number}>
          <OrderNumber
            text={t('checkout.confirmationNumber', [order.orderNumber])}
            orderNumber={order.orderNumber}
          />
        </p>
        <div className={styles.actions}>
          <ButtonLink href={orderHref(order.orderNumber)}>{t('checkout.seeOrder')}</ButtonLink>
          <Button variant="secondary" onClick={() => window.print()}>
            <Icon icon={Printer} size="s" /> {t('orders.print')}
          </Button>
          <ButtonLink href={home} variant="quiet">
            {t('cart.continueShopping')}
          </ButtonLink>
        </div>
      </div>
      <NextSteps order={order} />
      <OrderContents order={order} />
    </article>
  );
}

/** CHK-06: what happened to an order that is not paid, and what can be done about it. */
function Unpaid({ order }: { order: Order }) {
  const t = useTranslate();
  const { checkoutPage } = useSettings().staticPages;
  const { orderNumber, status } = order;
  const isDeclined = status === 'cancelled';
  return (
    <div className={styles.order}>
      <div className={styles.head}>
        <p>{t(isDeclined ? 'checkout.wasCancelledText' : 'checkout.waitsForPaymentText', [orderNumber])}</p>
        <div className={styles.actions}>
          {isDeclined ? (
            <ButtonLink href={checkoutPage.url}>{t('checkout.payAgain')}</ButtonLink>
          ) : (
            <PaymentLink {...order} />
          )}
          <ContactLink orderNumber={orderNumber} />
        </div>
      </div>
      <section aria-labelledby="unpaid-order">
        <h2 id="unpaid-order" className={styles.heading}>
          <OrderNumber text={t('orders.orderNumber', [orderNumber])} orderNumber={orderNumber} />
        </h2>
        <OrderGoods order={order} />
      </section>
    </div>
  );
}

/** CHK-05: an order that has just been placed, what happens next, and where to follow it. It cannot be ordered again here. */
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
          <ButtonLink href={orderHref()}>{t('checkout.seeOrders')}</ButtonLink>
        </Message>
      );
    case 'failed': {
      const { retry, isRetrying } = confirmation;
      return <ErrorNotice message={t('checkout.orderNotLoaded')} onRetry={retry} retrying={isRetrying} />;
    }
    case 'awaitingPayment':
    case 'cancelled':
      return <Unpaid order={confirmation.order} />;
    case 'placed':
      return <Placed order={confirmation.order} />;
  }
}

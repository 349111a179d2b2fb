import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { getGlobalContentQuery } from '../../api/generated/queries';
import { useTranslate } from '../../i18n/useTranslate';
import { redirectTarget } from '../../routing/address/redirectTarget';
import { SafeLink } from '../../routing/links/SafeLink';
import { useSettings } from '../settings/settings';
import type { Order } from './orderQueries';

/** A row of buttons for an order, stacked on phones; not printed. */
export const OrderActions = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 'var(--space-3)',
  [theme.breakpoints.down('md')]: { display: 'grid' },
  '@media print': { display: 'none' },
}));

/**
 * ORD-01: mailto link to customer service with the order number as subject; link to the support page when the shop has
 * no e-mail address. Renders nothing until loaded.
 */
export function ContactLink({ orderNumber }: { orderNumber: string }) {
  const t = useTranslate();
  const { data } = useQuery(getGlobalContentQuery());
  if (!data) return null;
  const subject = encodeURIComponent(t('orders.contactSubject', [orderNumber]));
  const { supportEmailAddress, supportPage } = data;
  return (
    <Button
      component={SafeLink}
      href={supportEmailAddress === '' ? supportPage.url : `mailto:${supportEmailAddress}?subject=${subject}`}
      variant="text"
      sx={{ textDecoration: 'underline' }}
    >
      {t('orders.contact')}
    </Button>
  );
}

/** Link to the external payment page; to the checkout when its URL is missing or not allowed. */
export function PaymentLink({ paymentUrl }: Pick<Order, 'paymentUrl'>) {
  const t = useTranslate();
  const { checkoutPage } = useSettings().staticPages;
  const target = paymentUrl === undefined ? undefined : redirectTarget(paymentUrl);
  if (!target) {
    return (
      <Button component={SafeLink} href={checkoutPage.url}>
        {t('checkout.toCheckout')}
      </Button>
    );
  }
  return (
    <Button href={target.kind === 'site' ? target.href : target.address}>
      {t('checkout.continueToPayment')}
    </Button>
  );
}

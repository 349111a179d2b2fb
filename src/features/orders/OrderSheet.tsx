import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { getGlobalContentQuery } from '../../api/generated/queries';
import { Icon } from '../../components/plain/Icon';
import { Logo } from '../../components/plain/Logo';
import { useTranslate } from '../../i18n/useTranslate';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Printer from 'lucide-react/icons/printer';
import { redirectTarget } from '../../routing/address/shopAddress';
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

/** ORG-01: layout of a section with a decision about an order or a quote. */
export const decisionLayout = {
  display: 'grid',
  gap: 4,
  p: { xs: 4, md: 6 },
  border: 'var(--hairline) solid var(--color-line)',
  borderRadius: 'var(--radius-m)',
  background: 'var(--color-raised)',
};

/** ORD-01: mailto link to customer service about an order; to the support page when the shop has no e-mail address. */
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

/** ORD-03: gap and zoom of a printed order: most fit on one A4 sheet in 10 pt type. */
export const onOneSheet = { gap: 5, zoom: 0.82 };

interface OrderNumberProps {
  text: string;
  orderNumber: string;
}

/** A text with an order number that breaks at its hyphens only when it exceeds the line. */
export function OrderNumber({ text, orderNumber }: OrderNumberProps) {
  const [before, after] = text.split(orderNumber);
  return (
    <>
      {before}
      <span style={{ display: 'inline-block' }}>{orderNumber}</span>
      {after}
    </>
  );
}

const layout = {
  display: 'none',
  '@media print': {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'start',
    pb: 4,
    borderBottom: 'var(--hairline) solid var(--color-line)',
  },
};

/** ORD-01: the seller of a printed order, as far as the server sends it. Not shown on screen. */
export function Sender() {
  const t = useTranslate();
  const { data } = useQuery(getGlobalContentQuery());
  const company = data?.company;
  const lines = [
    company?.name ?? t('common.shopName'),
    company && `${company.address}, ${company.postalCode} ${company.city}`,
    company && t('navigation.organizationNumber', [company.organizationNumber]),
    [data?.supportPhoneNumber, data?.supportEmailAddress].filter(Boolean).join(' · '),
  ];
  return (
    <Box sx={layout}>
      <Logo />
      <Box component="address" sx={{ display: 'grid', fontStyle: 'normal', textAlign: 'end' }}>
        {lines.filter(Boolean).map((line) => (
          <span key={line}>
            <bdi>{line}</bdi>
          </span>
        ))}
      </Box>
    </Box>
  );
}

export function PrintButton() {
  const t = useTranslate();
  return (
    <Button variant="outlined" startIcon={<Icon icon={Printer} size="s" />} onClick={() => window.print()}>
      {t('orders.print')}
    </Button>
  );
}

import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { getGlobalContentQuery } from '../../api/generated/queries';
import { Logo } from '../../components/plain/Logo';
import { useTranslate } from '../../i18n/useTranslate';

/** ORD-03: gap and zoom of a printed order: most fit on one A4 sheet in 10 pt type. */
export const onOneSheet = { gap: 5, zoom: 0.82 };

interface OrderNumberProps {
  /** Translated text that contains the number. */
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

/**
 * ORD-01: the seller of a printed order: logo, name, address, organisation number and contact details, as far as the
 * server sends them. Not shown on screen.
 */
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

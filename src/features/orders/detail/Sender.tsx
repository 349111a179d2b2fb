import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { getGlobalContentQuery } from '../../../api/generated/queries';
import { Logo } from '../../../components/plain/Logo';
import { useTranslate } from '../../../i18n/useTranslate';

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

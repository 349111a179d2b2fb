import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { getGlobalContentQuery } from '../../../api/generated/queries';
import { SafeLink } from '../../../routing/links/SafeLink';
import { useTranslate } from '../../../i18n/useTranslate';

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

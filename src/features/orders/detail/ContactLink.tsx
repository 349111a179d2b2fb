import { useQuery } from '@tanstack/react-query';
import { getGlobalContentQuery } from '../../../api/generated/queries';
import { ButtonLink } from '../../../components/ButtonLink/ButtonLink';
import { useTranslate } from '../../../i18n/useTranslate';
import styles from './ContactLink.module.css';

/**
 * ORD-01: a message to customer service with the order's number as its subject; the support page where the shop has no
 * e-mail address. Nothing until they are known.
 */
export function ContactLink({ orderNumber }: { orderNumber: string }) {
  const t = useTranslate();
  const { data } = useQuery(getGlobalContentQuery());
  if (!data) return null;
  const subject = encodeURIComponent(t('orders.contactSubject', [orderNumber]));
  const { supportEmailAddress, supportPage } = data;
  return (
    <ButtonLink
      variant="quiet"
      className={styles.contact}
      href={supportEmailAddress === '' ? supportPage.url : `mailto:${supportEmailAddress}?subject=${subject}`}
    >
      {t('orders.contact')}
    </ButtonLink>
  );
}

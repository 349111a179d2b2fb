import { useQuery } from '@tanstack/react-query';
import { getGlobalContentQuery } from '../../../api/generated/queries';
import { buttonClass, type ButtonVariant } from '../../../components/Button/Button';
import { classNames } from '../../../components/classNames';
import { SafeLink } from '../../../routing/links/SafeLink';
import { useTranslate } from '../../../i18n/useTranslate';
import styles from './CardPrice.module.css';

interface ContactForPriceProps {
  /** Name of the product. */
  name: string;
  variant?: ButtonVariant;
  size?: 'small' | 'medium';
}

/**
 * CARD-04: link to the page for requesting a hidden price, in a new window; to the support page when none is
 * configured.
 */
export function ContactForPrice({ name, variant = 'secondary', size = 'small' }: ContactForPriceProps) {
  const t = useTranslate();
  const content = useQuery(getGlobalContentQuery()).data;
  const page = content?.contactForPricePage ?? content?.supportPage;
  if (!page) return null;
  return (
    <SafeLink
      href={page.url}
      target="_blank"
      rel="noopener noreferrer"
      className={classNames(buttonClass(variant, size), styles.contact)}
    >
      {t('product.contactForPrice')}
      <span className="visually-hidden">: {name}</span>
    </SafeLink>
  );
}

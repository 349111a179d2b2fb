import { useQuery } from '@tanstack/react-query';
import Phone from 'lucide-react/icons/phone';
import { getGlobalContentQuery } from '../../src/api/generated/queries';
import { Icon } from '../../src/components/plain/Icon';
import { telHref } from '../../src/routing/links/classifyLink';
import { SafeLink } from '../../src/routing/links/SafeLink';
import styles from './extensions.module.css';

/** Number of customer service (getGlobalContent). */
export function HeaderPhone() {
  const number = useQuery(getGlobalContentQuery()).data?.supportPhoneNumber;
  if (!number) return null;
  return (
    <SafeLink href={telHref(number)} className={styles.phone}>
      <Icon icon={Phone} size="s" />
      <bdi>{number}</bdi>
    </SafeLink>
  );
}

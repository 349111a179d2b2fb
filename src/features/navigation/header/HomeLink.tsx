import { Logo } from '../../../components/plain/Logo';
import { SafeLink } from '../../../routing/links/SafeLink';
import { useTranslate } from '../../../i18n/useTranslate';
import { useHomeHref } from '../../settings/settings';
import styles from './HomeLink.module.css';

/** APP-10: the logo, as a link to the home page. */
export function HomeLink({ size }: { size?: 'logo' | 'logoSmall' }) {
  const t = useTranslate();
  return (
    <SafeLink href={useHomeHref()} className={styles.link} aria-label={t('navigation.homeLink')}>
      <Logo size={size} />
    </SafeLink>
  );
}

import { useQuery } from '@tanstack/react-query';
import Mail from 'lucide-react/icons/mail';
import Phone from 'lucide-react/icons/phone';
import { getGlobalContentQuery } from '../../api/generated/queries';
import type { components } from '../../api/generated/types';
import { classNames } from '../../components/plain/classNames';
import { ErrorBoundary } from '../../components/plain/ErrorBoundary';
import { Icon } from '../../components/plain/Icon';
import { SafeLink } from '../../routing/links/SafeLink';
import { telHref } from '../../routing/links/classifyLink';
import { useTranslate } from '../../i18n/useTranslate';
import styles from './SupportLinks.module.css';

function SupportPageLink({ page }: { page: components['schemas']['GlobalContent']['supportPage'] }) {
  return (
    <SafeLink href={page.url} className={styles.link}>
      {page.text}
    </SafeLink>
  );
}

function PhoneLink({ number }: { number: string }) {
  if (number === '') return null;
  return (
    <SafeLink href={telHref(number)} className={styles.link}>
      <Icon icon={Phone} size="s" />
      <bdi>{number}</bdi>
    </SafeLink>
  );
}

/** NAV-05: support e-mail and phone. Renders nothing until they are loaded. */
export function SupportLinks({ className }: { className?: string }) {
  const t = useTranslate();
  const content = useQuery(getGlobalContentQuery()).data;
  if (!content) return null;
  const { supportEmailAddress, supportPhoneNumber, supportPage } = content;
  return (
    <div className={classNames(styles.support, className)}>
      <p className={styles.heading}>{t('navigation.support')}</p>
      <ErrorBoundary operation="getGlobalContent" path="/supportPhoneNumber" resetKey={supportPhoneNumber}>
        <PhoneLink number={supportPhoneNumber} />
      </ErrorBoundary>
      {supportEmailAddress && (
        <SafeLink href={`mailto:${supportEmailAddress}`} className={styles.link}>
          <Icon icon={Mail} size="s" />
          <bdi>{supportEmailAddress}</bdi>
        </SafeLink>
      )}
      <ErrorBoundary operation="getGlobalContent" path="/supportPage" resetKey={supportPage}>
        <SupportPageLink page={supportPage} />
      </ErrorBoundary>
    </div>
  );
}

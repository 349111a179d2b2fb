import { useQuery } from '@tanstack/react-query';
import type { FooterProps } from '#brand/extensions';
import { getGlobalContentQuery } from '../../api/generated/queries';
import { classNames } from '../../components/plain/classNames';
import { Each } from '../../components/plain/ErrorBoundary';
import { telHref } from '../../routing/links/classifyLink';
import { SafeLink } from '../../routing/links/SafeLink';
import { useSettings } from '../settings/settings';
import styles from './SlimFooter.module.css';

/** NAV-11: footer of the checkout: returns, terms, privacy and the phone number, and nothing that leads away. */
export function SlimFooter({ tools }: Pick<FooterProps, 'tools'>) {
  const { returnsPage, termsPage, privacyPage } = useSettings().staticPages;
  const phone = useQuery(getGlobalContentQuery()).data?.supportPhoneNumber;
  const pages = [returnsPage, termsPage, privacyPage].filter((page) => page !== undefined);
  return (
    <footer className={styles.footer}>
      <div className={classNames('page-width', styles.line)}>
        <Each items={pages} operation="getGlobalSettings" path="/staticPages" keyOf={({ url }) => url}>
          {({ url, title }) => <SafeLink href={url}>{title}</SafeLink>}
        </Each>
        {phone && (
          <SafeLink href={telHref(phone)}>
            <bdi>{phone}</bdi>
          </SafeLink>
        )}
        {tools}
      </div>
    </footer>
  );
}

import { useQuery } from '@tanstack/react-query';
import { getFooterQuery, getGlobalContentQuery } from '../../src/api/generated/queries';
import { LinkList } from '../../src/components/plain/LinkList';
import { Logo } from '../../src/components/plain/Logo';
import { CountryButton, ThemeSwitch } from '../../src/features/navigation/Switches';
import { telHref } from '../../src/routing/links/classifyLink';
import { SafeLink } from '../../src/routing/links/SafeLink';
import type { FooterProps } from '../extensions.ts';
import styles from './ContactFooter.module.css';
import { useText } from './useText';

/** Footer that begins with the telephone number, in place of selling points; all links in one list. */
export function ContactFooter({ tools }: FooterProps) {
  const text = useText();
  const footer = useQuery(getFooterQuery()).data;
  const { supportPhoneNumber, contactEmailAddress } = useQuery(getGlobalContentQuery()).data ?? {};
  const columns = [
    footer?.footerLeftColumnLinks,
    footer?.footerCenterColumnLinks,
    footer?.footerRightColumnLinks,
  ];
  const links = columns.flatMap((column) => column ?? []);
  return (
    <footer className={styles.footer}>
      <div className="page-width">
        <p className={styles.question}>{text('questions')}</p>
        <p className={styles.contact}>
          {supportPhoneNumber && (
            <SafeLink href={telHref(supportPhoneNumber)}>
              <bdi>{supportPhoneNumber}</bdi>
            </SafeLink>
          )}
          {contactEmailAddress && (
            <SafeLink href={`mailto:${contactEmailAddress}`}>{contactEmailAddress}</SafeLink>
          )}
        </p>
        <LinkList links={links} operation="getFooter" path="/footerLinks" className={styles.links} />
        <div className={styles.end}>
          <Logo size="logoSmall" />
          <p className={styles.copyright}>{footer?.copyright}</p>
          <div className={styles.tools}>
            <CountryButton />
            <ThemeSwitch />
          </div>
          {tools}
        </div>
      </div>
    </footer>
  );
}

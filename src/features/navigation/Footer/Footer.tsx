import { useQuery } from '@tanstack/react-query';
import { getFooterQuery } from '../../../api/generated/queries';
import type { FooterLink } from '../../../api/generated/types';
import { classNames } from '../../../components/classNames';
import { Logo } from '../../../components/Logo/Logo';
import { SafeLink } from '../../../components/SafeLink/SafeLink';
import { useTranslate } from '../../../i18n/useTranslate';
import { CountryButton } from '../CountryButton';
import { PartFailed } from '../PartFailed';
import { ThemeSwitch } from '../ThemeSwitch';
import { FeaturedArea } from './FeaturedArea';
import styles from './Footer.module.css';

/** A column without links has nothing to head. */
function Column({ heading, links = [] }: { heading: string; links?: FooterLink[] }) {
  const titled = links.filter(({ title }) => title !== '');
  if (titled.length === 0) return null;
  return (
    <div>
      <h2 className={styles.heading}>{heading}</h2>
      <ul className={styles.links}>
        {titled.map(({ id, url, title }) => (
          <li key={id}>
            <SafeLink href={url}>{title}</SafeLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** NAV-11: the footer: what the shop promises, three columns of links, social links, copyright. */
export function Footer() {
  const t = useTranslate();
  const query = useQuery(getFooterQuery());
  const footer = query.data;
  return (
    <footer className={styles.footer}>
      <div className={classNames('page-width', styles.content)}>
        {footer?.featuredArea && <FeaturedArea area={footer.featuredArea} />}
        {footer && (
          <nav className={styles.columns} aria-label={t('navigation.footer')}>
            <Column heading={footer.footerLeftHeader} links={footer.footerLeftColumnLinks} />
            <Column heading={footer.footerCenterHeader} links={footer.footerCenterColumnLinks} />
            <Column heading={footer.footerRightHeader} links={footer.footerRightColumnLinks} />
            <Column heading={t('navigation.social')} links={footer.socialLinks} />
          </nav>
        )}
        <PartFailed query={query} text={t('navigation.footerFailed')} />
        <div className={styles.end}>
          <Logo />
          {footer && <p className={styles.copyright}>{footer.copyright}</p>}
          <div className={styles.tools}>
            <CountryButton />
            <ThemeSwitch />
          </div>
        </div>
      </div>
    </footer>
  );
}

import { useQuery } from '@tanstack/react-query';
import type { FooterProps } from '#brand/extensions';
import { getFooterQuery, getGlobalContentQuery, getHeaderQuery } from '../../api/generated/queries';
import type { Footer as FooterResponse, FooterLink, FeaturedArea as Area } from '../../api/generated/types';
import { classNames } from '../../components/plain/classNames';
import { ErrorBoundary, Each } from '../../components/plain/ErrorBoundary';
import { Icon } from '../../components/plain/Icon';
import { LinkList } from '../../components/plain/LinkList';
import { Logo } from '../../components/plain/Logo';
import { namedIcon } from '../../components/plain/namedIcons';
import { useTranslate } from '../../i18n/useTranslate';
import { SafeLink } from '../../routing/links/SafeLink';
import { PaymentMarks } from '../settings/PaymentMarks';
import { CountryButton, ThemeSwitch } from './Switches';
import { PartFailed } from './PartFailed';
import { SlimFooter } from './SlimFooter';
import styles from './Footer.module.css';

function FeaturedArea({ area }: { area: Area }) {
  const features = area.feature.filter(({ heading, text }) => heading !== '' || text !== '');
  if (area.heading === '' && area.text === '' && features.length === 0) return null;
  return (
    <section className={styles.area}>
      {(area.heading || area.text) && (
        <div>
          {area.heading && <h2 className={styles.areaHeading}>{area.heading}</h2>}
          {area.text && <p className={styles.text}>{area.text}</p>}
        </div>
      )}
      {features.length > 0 && (
        <ul className={styles.features}>
          <Each items={features} path="/feature" keyOf={({ heading }) => heading}>
            {({ heading, text, iconName }) => {
              const icon = namedIcon(iconName);
              return (
                <li>
                  {icon && <Icon icon={icon} />}
                  {heading && <h3 className={styles.name}>{heading}</h3>}
                  {text && <p className={styles.text}>{text}</p>}
                </li>
              );
            }}
          </Each>
        </ul>
      )}
    </section>
  );
}

interface ColumnProps {
  footer: FooterResponse;
  heading?: 'footerLeftHeader' | 'footerCenterHeader' | 'footerRightHeader';
  links: 'footerLeftColumnLinks' | 'footerCenterColumnLinks' | 'footerRightColumnLinks' | 'socialLinks';
}

/** A column of links; without links not even its heading is rendered. */
function Links({ footer, heading, links }: ColumnProps) {
  const t = useTranslate();
  const all: readonly FooterLink[] = footer[links] ?? [];
  const titled = all.filter(({ title }) => title !== '');
  if (titled.length === 0) return null;
  const title = heading ? footer[heading] : t('navigation.social');
  return (
    <div>
      {title && <h2 className={styles.heading}>{title}</h2>}
      <LinkList links={titled} operation="getFooter" path={`/${links}`} className={styles.links} />
    </div>
  );
}

function Column(props: ColumnProps) {
  return (
    <ErrorBoundary operation="getFooter" path={`/${props.links}`} resetKey={props.footer}>
      <Links {...props} />
    </ErrorBoundary>
  );
}

/** NAV-11: the header's links that no column of the footer has; small windows have them in the menu too. */
function HeaderLinks({ footer }: { footer: FooterResponse | undefined }) {
  const t = useTranslate();
  const query = useQuery(getHeaderQuery());
  // As text, since any part of a response may be missing (CALL-05).
  const inFooter = footer && JSON.stringify(footer);
  const links = query.data?.headerLinks.filter(
    ({ url }) => inFooter?.includes(JSON.stringify(url)) === false,
  );
  return (
    <>
      <PartFailed query={query} text={t('navigation.linksFailed')} />
      {links && links.length > 0 && (
        <LinkList
          links={links}
          operation="getHeader"
          path="/headerLinks"
          className={classNames(styles.links, styles.headerLinks)}
        />
      )}
    </>
  );
}

/** NAV-11: the shop's general e-mail address (contactEmailAddress), as opposed to support's. */
function Contact() {
  const address = useQuery(getGlobalContentQuery()).data?.contactEmailAddress;
  if (!address) return null;
  return (
    <p className={styles.contact}>
      <SafeLink href={`mailto:${address}`}>{address}</SafeLink>
    </p>
  );
}

/** NAV-11: seller with address, organisation number and opening hours, and marks of the payment methods. */
function Company() {
  const t = useTranslate();
  const company = useQuery(getGlobalContentQuery()).data?.company;
  return (
    <div className={styles.company}>
      {company && (
        <div>
          <p>
            {company.name}, {company.address}, {company.postalCode} {company.city}
          </p>
          <p>{t('navigation.organizationNumber', [company.organizationNumber])}</p>
          {company.openingHours && <p>{company.openingHours}</p>}
        </div>
      )}
      <PaymentMarks />
    </div>
  );
}

function FullFooter({ tools }: FooterProps) {
  const t = useTranslate();
  const query = useQuery(getFooterQuery());
  const footer = query.data;
  return (
    <footer className={styles.footer}>
      <div className={classNames('page-width', styles.content)}>
        {footer?.featuredArea && (
          <ErrorBoundary operation="getFooter" path="/featuredArea" resetKey={footer}>
            <FeaturedArea area={footer.featuredArea} />
          </ErrorBoundary>
        )}
        {footer && (
          <nav className={styles.columns} aria-label={t('navigation.footer')}>
            <Column footer={footer} heading="footerLeftHeader" links="footerLeftColumnLinks" />
            <Column footer={footer} heading="footerCenterHeader" links="footerCenterColumnLinks" />
            <Column footer={footer} heading="footerRightHeader" links="footerRightColumnLinks" />
            <Column footer={footer} links="socialLinks" />
          </nav>
        )}
        <ErrorBoundary operation="getHeader" path="/headerLinks" resetKey={footer}>
          <HeaderLinks footer={footer} />
        </ErrorBoundary>
        <PartFailed query={query} text={t('navigation.footerFailed')} />
        <ErrorBoundary operation="getGlobalContent" path="/company">
          <Company />
        </ErrorBoundary>
        <div className={styles.end}>
          <Logo />
          {footer?.copyright && (
            <ErrorBoundary operation="getFooter" path="/copyright" resetKey={footer}>
              <p className={styles.copyright}>{footer.copyright}</p>
            </ErrorBoundary>
          )}
          <Contact />
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

/** NAV-11: the footer: selling points, three columns of links, social links, copyright; on the checkout, one line. */
export function Footer({ tools, isSlim }: FooterProps) {
  return isSlim ? <SlimFooter tools={tools} /> : <FullFooter tools={tools} />;
}

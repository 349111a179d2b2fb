import '../components/plain/sanitizeHtml';
import { brokenPart } from '../components/plain/ErrorNotice';
import { ErrorBoundary, Each } from '../components/plain/ErrorBoundary';
import { ContentArea } from '../features/content/ContentArea';
import { PageLayout, PageBreadcrumbs } from './PageLayout';
import type { PageModels, PageProps } from './pageModels';
import { useQuery } from '@tanstack/react-query';
import Printer from 'lucide-react/icons/printer';
import { getGlobalContentQuery } from '../api/generated/queries';
import type { components } from '../api/generated/types';
import { Button, ButtonLink } from '../components/plain/Button';
import { classNames } from '../components/plain/classNames';
import { Icon } from '../components/plain/Icon';
import { Logo } from '../components/plain/Logo';
import { Picture } from '../components/plain/Picture';
import { RichText } from '../components/plain/RichText';
import { SafeLink } from '../routing/links/SafeLink';
import { formatDay } from '../i18n/formatDay';
import { useTranslate } from '../i18n/useTranslate';
import printStyles from '../theme/paper.module.css';
import { useLanguage, useSettings } from '../features/settings/settings';
import styles from './FdvPage.module.css';
import { SpecificationList } from '../features/product/page/SpecificationList';
import { pageUrl } from '../lib/renderRequest';

type Sheet = components['schemas']['DataSheet'];

function useIdentity({ code, elNumber, brand, revisedDate }: Sheet) {
  const t = useTranslate();
  const revised = formatDay(revisedDate, useLanguage(), useSettings().currentCountry);
  return [
    { name: t('product.articleNumber'), value: code },
    ...(elNumber === null ? [] : [{ name: t('product.elNumber'), value: elNumber }]),
    ...(brand === null ? [] : [{ name: t('product.brand'), value: brand }]),
    { name: t('product.fdvRevised'), value: revised },
  ];
}

function Section({ section: { heading, text, items } }: { section: Sheet['sections'][number] }) {
  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>{heading}</h2>
      <div className={styles.content}>
        {text !== null && <RichText html={text} />}
        {items.length > 0 && <SpecificationList items={items} />}
      </div>
    </section>
  );
}

function Sections({ sections }: Pick<Sheet, 'sections'>) {
  return (
    <Each items={sections} path="/sections" keyOf={({ heading }) => heading}>
      {(section) => <Section section={section} />}
    </Each>
  );
}

function Documents({ documents }: Pick<Sheet, 'documents'>) {
  const t = useTranslate();
  if (documents.length === 0) return null;
  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>{t('product.fdvDocuments')}</h2>
      <ul className={styles.content}>
        <Each items={documents} path="/documents" keyOf={({ url }) => url}>
          {({ text, url }) => (
            <li>
              <SafeLink href={url} leadsTo="file">
                {text}
              </SafeLink>
            </li>
          )}
        </Each>
      </ul>
    </section>
  );
}

/** In print only: contact, shop, and URL of the current version. */
function Source() {
  const t = useTranslate();
  const content = useQuery(getGlobalContentQuery()).data;
  const contact = [content?.supportPhoneNumber, content?.supportEmailAddress].filter(Boolean);
  const { origin, pathname } = pageUrl();
  return (
    <footer className={styles.source}>
      {contact.length > 0 && (
        <p>
          {t('navigation.support')} <bdi>{contact.join(' · ')}</bdi>
        </p>
      )}
      <p>
        {t('common.shopName')} · <bdi>{origin + pathname}</bdi>
      </p>
    </footer>
  );
}

/** PDP-03: data sheet of a product for facility managers, on screen and on A4. */
export function DataSheet({ sheet }: { sheet: Sheet }) {
  const t = useTranslate();
  return (
    <article className={classNames(printStyles.paper, styles.sheet)}>
      <Logo className={styles.logo} />
      <header className={styles.head}>
        <div className={styles.title}>
          <p className={styles.kind}>{t('product.fdvTitle')}</p>
          <h1 className={styles.name}>{sheet.name || sheet.code}</h1>
          <SpecificationList items={useIdentity(sheet)} />
          <div className={styles.actions}>
            <Button onClick={() => window.print()}>
              <Icon icon={Printer} size="s" /> {t('product.fdvPrint')}
            </Button>
            <ButtonLink href={sheet.productUrl} variant="secondary">
              {t('product.fdvToProduct')}
            </ButtonLink>
          </div>
        </div>
        {sheet.image && (
          <ErrorBoundary path="/image" resetKey={sheet}>
            <Picture
              image={sheet.image}
              ratio="1 / 1"
              sizes="(width > 1024px) 24vw, (width > 720px) 30vw, 100vw"
              priority
            />
          </ErrorBoundary>
        )}
      </header>
      <ErrorBoundary resetKey={sheet}>
        <Sections sections={sheet.sections} />
      </ErrorBoundary>
      <ErrorBoundary resetKey={sheet}>
        <Documents documents={sheet.documents} />
      </ErrorBoundary>
      <Source />
    </article>
  );
}

export default function FdvPage({ page }: PageProps<PageModels['FdvPage']>) {
  if (!page.dataSheet) return <PageLayout page={page} ContentArea={ContentArea} />;
  return (
    <>
      <div className="page-width">
        <PageBreadcrumbs page={page} />
        <ErrorBoundary path="/dataSheet" resetKey={page} fallback={brokenPart}>
          <DataSheet sheet={page.dataSheet} />
        </ErrorBoundary>
      </div>
      <ContentArea blocks={page.contentArea} />
    </>
  );
}

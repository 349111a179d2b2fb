// Rich text is in every such page: a static import avoids a layout shift.
import '../components/plain/sanitizeHtml';
import type { components } from '../api/generated/types';
import { buttonClass } from '../components/plain/Button';
import { classNames } from '../components/plain/classNames';
import { ErrorBoundary } from '../components/plain/ErrorBoundary';
import { Picture } from '../components/plain/Picture';
import { ContentArea } from '../features/content/ContentArea';
import { SafeLink } from '../routing/links/SafeLink';
import { PageBreadcrumbs } from './PageLayout';
import type { PageModels, PageProps } from './pageModels';
import styles from './CampaignPage.module.css';

/** Header of a campaign: its texts on the brand colour, with the picture beside them in wide windows (PDP-04). */
function CampaignTop({ page }: { page: components['schemas']['PageFields'] }) {
  const picture = page.heroModel?.image ?? page.hero;
  const link = page.heroModel?.link;
  return (
    <div className={styles.top}>
      <div className={styles.words}>
        <h1 className={styles.title}>{page.pageTitle}</h1>
        {page.preamble && <p className={styles.preamble}>{page.preamble}</p>}
        {link && (
          <SafeLink
            href={link.url}
            title={link.title ?? undefined}
            className={classNames(buttonClass('secondary', 'small'), styles.link)}
          >
            {link.text}
          </SafeLink>
        )}
      </div>
      {picture && (
        <ErrorBoundary path={page.heroModel?.image ? '/heroModel/image' : '/hero'} resetKey={page}>
          <Picture
            image={picture}
            ratio="auto"
            sizes="(width > 1024px) 60vw, 115vw"
            className={styles.picture}
          />
        </ErrorBoundary>
      )}
    </div>
  );
}

export default function CampaignPage({ page }: PageProps<PageModels['CampaignPage']>) {
  return (
    <>
      <div className="page-width">
        <PageBreadcrumbs page={page} />
      </div>
      <CampaignTop page={page} />
      <div className={styles.blocks}>
        <ContentArea blocks={page.contentArea} />
      </div>
    </>
  );
}

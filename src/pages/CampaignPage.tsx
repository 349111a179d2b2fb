import { CampaignTop } from '../features/content/CampaignTop';
// Rich text is in every such page: a static import avoids a layout shift.
import '../components/plain/sanitizeHtml';
import { ContentArea } from '../features/content/ContentArea';
import { PageBreadcrumbs } from './PageBreadcrumbs';
import type { PageModels, PageProps } from './pageModels';
import styles from './CampaignPage.module.css';

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

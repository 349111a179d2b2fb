import { CampaignTop } from '../../features/content/CampaignTop';
// Its texts come with the page, so that nothing moves when they do.
import '../../components/RichText/sanitizeHtml';
import { ContentArea } from '../../features/content/ContentArea';
import { PageTrail } from '../PageTrail';
import type { PageModels, PageProps } from '../pageModels';

export default function CampaignPage({ page }: PageProps<PageModels['CampaignPage']>) {
  return (
    <>
      <div className="page-width">
        <PageTrail page={page} />
      </div>
      <CampaignTop page={page} />
      <ContentArea blocks={page.contentArea} />
    </>
  );
}

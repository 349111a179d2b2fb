import { CampaignTop } from '../../features/content/CampaignTop';
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

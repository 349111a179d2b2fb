import { PageFrame } from '../PageFrame';
import type { PageModels, PageProps } from '../registry';

export default function CampaignPage({ page }: PageProps<PageModels['CampaignPage']>) {
  return <PageFrame page={page} heading="cover" />;
}

import { PageFrame } from '../PageFrame';
import type { PageModels, PageProps } from '../registry';

export default function BlockPreviewPage({ page }: PageProps<PageModels['BlockPreviewPage']>) {
  return <PageFrame page={page} />;
}

import { PageFrame } from '../PageFrame';
import type { PageModels, PageProps } from '../registry';

export default function QuickOrderPage({ page }: PageProps<PageModels['QuickOrderPage']>) {
  return <PageFrame page={page} />;
}

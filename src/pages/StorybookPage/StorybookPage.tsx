import { PageFrame } from '../PageFrame';
import type { PageModels, PageProps } from '../registry';

export default function StorybookPage({ page }: PageProps<PageModels['StorybookPage']>) {
  return <PageFrame page={page} />;
}

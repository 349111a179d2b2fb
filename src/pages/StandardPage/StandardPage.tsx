import { PageFrame } from '../PageFrame';
import type { PageModels, PageProps } from '../registry';

export default function StandardPage({ page }: PageProps<PageModels['StandardPage']>) {
  return <PageFrame page={page} />;
}

import { PageFrame } from '../PageFrame';
import type { PageModels, PageProps } from '../registry';

export default function NotFoundPage({ page }: PageProps<PageModels['NotFoundPage']>) {
  return <PageFrame page={page} />;
}

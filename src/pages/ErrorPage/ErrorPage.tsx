import { PageFrame } from '../PageFrame';
import type { PageModels, PageProps } from '../registry';

export default function ErrorPage({ page }: PageProps<PageModels['ErrorPage']>) {
  return <PageFrame page={page} />;
}

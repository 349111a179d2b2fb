import { PageFrame } from '../PageFrame';
import type { PageModels, PageProps } from '../registry';

export default function InspirationPage({ page }: PageProps<PageModels['InspirationPage']>) {
  return <PageFrame page={page} heading="cover" />;
}

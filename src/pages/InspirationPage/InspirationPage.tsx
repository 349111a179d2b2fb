import { PageFrame } from '../PageFrame';
import type { PageModels, PageProps } from '../pageModels';

export default function InspirationPage({ page }: PageProps<PageModels['InspirationPage']>) {
  return <PageFrame page={page} heading="cover" />;
}

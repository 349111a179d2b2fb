import { PageFrame } from '../PageFrame';
import type { PageModels, PageProps } from '../pageModels';

export default function StandardPage({ page }: PageProps<PageModels['StandardPage']>) {
  return <PageFrame page={page} />;
}

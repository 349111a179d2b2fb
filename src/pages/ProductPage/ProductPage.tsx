import { PageFrame } from '../PageFrame';
import type { PageModels, PageProps } from '../registry';

export default function ProductPage({ page }: PageProps<PageModels['ProductPage']>) {
  return <PageFrame page={page} />;
}

import { PageFrame } from '../PageFrame';
import type { PageModels, PageProps } from '../registry';

export default function CategoryPage({ page }: PageProps<PageModels['CategoryPage']>) {
  return <PageFrame page={page} />;
}

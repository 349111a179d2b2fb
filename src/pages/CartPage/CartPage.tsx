import { PageFrame } from '../PageFrame';
import type { PageModels, PageProps } from '../registry';

export default function CartPage({ page }: PageProps<PageModels['CartPage']>) {
  return <PageFrame page={page} />;
}

import { PageFrame } from '../PageFrame';
import type { PageModels, PageProps } from '../pageModels';

export default function CartPage({ page }: PageProps<PageModels['CartPage']>) {
  return <PageFrame page={page} />;
}

import { PageFrame } from '../PageFrame';
import type { PageModels, PageProps } from '../registry';

export default function CheckoutPage({ page }: PageProps<PageModels['CheckoutPage']>) {
  return <PageFrame page={page} />;
}

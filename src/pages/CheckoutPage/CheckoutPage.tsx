import { Checkout } from '../../features/checkout/Checkout';
import { PageFrame } from '../PageFrame';
import type { PageModels, PageProps } from '../pageModels';

export default function CheckoutPage({ page }: PageProps<PageModels['CheckoutPage']>) {
  return (
    <PageFrame page={page}>
      <Checkout />
    </PageFrame>
  );
}

import { Checkout } from '../../features/checkout/Checkout';
import { MuiProvider } from '../../theme/MuiProvider';
import { PageFrame } from '../PageFrame';
import type { PageModels, PageProps } from '../pageModels';

export default function CheckoutPage({ page }: PageProps<PageModels['CheckoutPage']>) {
  return (
    <MuiProvider>
      <PageFrame page={page}>
        <Checkout />
      </PageFrame>
    </MuiProvider>
  );
}

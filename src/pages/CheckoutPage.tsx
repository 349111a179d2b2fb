import { Checkout } from '../features/checkout/Checkout';
import { MuiProvider } from '../theme/MuiProvider';
import { PageLayout } from './PageLayout';
import type { PageModels, PageProps } from './pageModels';

export default function CheckoutPage({ page }: PageProps<PageModels['CheckoutPage']>) {
  return (
    <MuiProvider>
      <PageLayout page={page}>
        <Checkout />
      </PageLayout>
    </MuiProvider>
  );
}

import { QuickOrder } from '../features/quick-order/QuickOrder';
import { MuiProvider } from '../theme/MuiProvider';
import { PageLayout } from './PageLayout';
import type { PageModels, PageProps } from './pageModels';

export default function QuickOrderPage({ page }: PageProps<PageModels['QuickOrderPage']>) {
  return (
    <MuiProvider>
      <PageLayout page={page}>
        <QuickOrder />
      </PageLayout>
    </MuiProvider>
  );
}

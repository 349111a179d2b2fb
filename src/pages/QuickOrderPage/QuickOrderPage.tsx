import { QuickOrder } from '../../features/quick-order/QuickOrder';
import { MuiProvider } from '../../theme/MuiProvider';
import { PageFrame } from '../PageFrame';
import type { PageModels, PageProps } from '../pageModels';

export default function QuickOrderPage({ page }: PageProps<PageModels['QuickOrderPage']>) {
  return (
    <MuiProvider>
      <PageFrame page={page}>
        <QuickOrder />
      </PageFrame>
    </MuiProvider>
  );
}

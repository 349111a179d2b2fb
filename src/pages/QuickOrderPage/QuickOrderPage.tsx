import { QuickOrder } from '../../features/quick-order/QuickOrder';
import { PageFrame } from '../PageFrame';
import type { PageModels, PageProps } from '../pageModels';

export default function QuickOrderPage({ page }: PageProps<PageModels['QuickOrderPage']>) {
  return (
    <PageFrame page={page}>
      <QuickOrder />
    </PageFrame>
  );
}

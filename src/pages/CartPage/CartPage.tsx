import { CartOverview } from '../../features/cart/CartOverview/CartOverview';
import { SupportLinks } from '../../features/navigation/SupportLinks';
import { PageFrame } from '../PageFrame';
import type { PageModels, PageProps } from '../pageModels';

export default function CartPage({ page }: PageProps<PageModels['CartPage']>) {
  return (
    <PageFrame page={page}>
      <CartOverview support={<SupportLinks />} />
    </PageFrame>
  );
}

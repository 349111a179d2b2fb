import { PageFrame } from '../PageFrame';
import type { PageModels, PageProps } from '../pageModels';

export default function OrderConfirmationPage({ page }: PageProps<PageModels['OrderConfirmationPage']>) {
  return <PageFrame page={page} />;
}

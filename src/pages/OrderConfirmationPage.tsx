import { useLocation } from 'react-router-dom';
import { useFinishedOrder } from '../features/checkout/order/orderAttempt';
import { confirmationTitles, OrderConfirmation } from '../features/orders/OrderConfirmation';
import { useConfirmation } from '../features/orders/orderQueries';
import { useTranslate } from '../i18n/useTranslate';
import { MuiProvider } from '../theme/MuiProvider';
import { PageLayout } from './PageLayout';
import type { PageModels, PageProps } from './pageModels';

/** Page with another title in its breadcrumbs, and without the editors' content for customers who have ordered. */
function pageTitled(page: PageModels['OrderConfirmationPage'], title: string) {
  const trail = page.breadcrumb.slice(0, -1);
  const last = page.breadcrumb.slice(-1).map((item) => ({ ...item, text: title }));
  return { ...page, breadcrumb: [...trail, ...last], contentArea: [] };
}

export default function OrderConfirmationPage({ page }: PageProps<PageModels['OrderConfirmationPage']>) {
  const t = useTranslate();
  const inAddress = new URLSearchParams(useLocation().search).get('orderNumber');
  const orderNumber = page.orderNumber ?? inAddress ?? '';
  const confirmation = useConfirmation(orderNumber);
  const { kind } = confirmation;
  useFinishedOrder(
    confirmation.kind === 'placed' || confirmation.kind === 'awaitingApproval'
      ? confirmation.order
      : undefined,
  );
  const title = t(confirmationTitles[kind] ?? 'checkout.confirmationNumber', [orderNumber]);
  const isPlaced = kind === 'placed';
  return (
    <MuiProvider>
      <PageLayout page={isPlaced ? page : pageTitled(page, title)} title={isPlaced ? undefined : title}>
        <OrderConfirmation confirmation={confirmation} />
      </PageLayout>
    </MuiProvider>
  );
}

// Rich text is in every such page: a static import avoids a layout shift.
import '../components/plain/sanitizeHtml';
import { ContentArea } from '../features/content/ContentArea';
import { PageLayout } from './PageLayout';
import type { PageModels, PageProps } from './pageModels';

export default function InspirationPage({ page }: PageProps<PageModels['InspirationPage']>) {
  return <PageLayout page={page} ContentArea={ContentArea} />;
}

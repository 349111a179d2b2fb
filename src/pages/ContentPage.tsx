// Rich text is in every such page: a static import avoids a layout shift.
import '../components/plain/sanitizeHtml';
import { ContentArea } from '../features/content/ContentArea';
import { PageLayout } from './PageLayout';
import type { PageModels, PageProps } from './pageModels';

type ContentModel = PageModels['StandardPage' | 'InspirationPage' | 'InformationPage'];

export default function ContentPage({ page }: PageProps<ContentModel>) {
  return <PageLayout page={page} ContentArea={ContentArea} />;
}

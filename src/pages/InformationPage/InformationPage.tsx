// Its texts come with the page, so that nothing moves when they do.
import '../../components/RichText/sanitizeHtml';
import { PageLayout } from '../PageLayout';
import type { PageModels, PageProps } from '../pageModels';

export default function InformationPage({ page }: PageProps<PageModels['InformationPage']>) {
  return <PageLayout page={page} />;
}

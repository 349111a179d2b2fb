// Its texts come with the page, so that nothing moves when they do.
import '../../components/RichText/sanitizeHtml';
import { PageLayout } from '../PageLayout';
import type { PageModels, PageProps } from '../pageModels';

export default function StandardPage({ page }: PageProps<PageModels['StandardPage']>) {
  return <PageLayout page={page} />;
}

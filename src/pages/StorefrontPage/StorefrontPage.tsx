// Its texts come with the page, so that nothing moves when they do.
import '../../components/RichText/sanitizeHtml';
import { StoreFacts } from '../../features/content/StoreFacts';
import { PageFrame } from '../PageFrame';
import type { PageModels, PageProps } from '../pageModels';

export default function StorefrontPage({ page }: PageProps<PageModels['StorefrontPage']>) {
  return (
    <PageFrame page={page} heading="cover">
      {page.store && <StoreFacts store={page.store} />}
    </PageFrame>
  );
}

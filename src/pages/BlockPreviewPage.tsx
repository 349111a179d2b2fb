import { ContentArea } from '../features/content/ContentArea';
import type { PageModels, PageProps } from './pageModels';

/** Preview of a single block for its editor (PDP-05). */
export default function BlockPreviewPage({ page }: PageProps<PageModels['BlockPreviewPage']>) {
  return (
    <>
      <h1 className="visually-hidden">{page.pageTitle}</h1>
      <ContentArea blocks={page.contentArea.slice(0, 1)} />
    </>
  );
}

import { ContentArea } from '../features/content/ContentArea';
import { Masthead } from '../features/content/Masthead';
import { PageLayout } from './PageLayout';
import type { PageModels, PageProps } from './pageModels';

/** Start page: the whole hero with the headline is in the first window (UI-05), above title and preamble. */
export default function StartPage({ page }: PageProps<PageModels['StartPage']>) {
  const { pageTitle, preamble } = page;
  return (
    <PageLayout page={page} heading="own" ContentArea={ContentArea}>
      <Masthead title={pageTitle} preamble={preamble} size="line" />
    </PageLayout>
  );
}

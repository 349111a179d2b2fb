import { Masthead } from '../../features/content/Masthead';
import { PageLayout } from '../PageLayout';
import type { PageModels, PageProps } from '../pageModels';

/** The front of the shop: its hero is in the first window whole (UI-05), title and preamble stand below it. */
export default function StartPage({ page }: PageProps<PageModels['StartPage']>) {
  const { pageTitle, preamble } = page;
  return (
    <PageLayout page={page} heading="own">
      <Masthead title={pageTitle} preamble={preamble} size="cover" />
    </PageLayout>
  );
}

import { FallbackContent } from '../../features/content/FallbackContent';
import { SearchForm } from '../../features/content/SearchForm';
import { PageLayout } from '../PageLayout';
import type { PageModels, PageProps } from '../pageModels';

export default function NotFoundPage({ page }: PageProps<PageModels['NotFoundPage']>) {
  return (
    <PageLayout page={page}>
      <FallbackContent>
        <SearchForm />
      </FallbackContent>
    </PageLayout>
  );
}

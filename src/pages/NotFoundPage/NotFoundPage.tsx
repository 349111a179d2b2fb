import { FallbackContent } from '../../features/content/FallbackContent';
import { SearchForm } from '../../features/content/SearchForm';
import { PageFrame } from '../PageFrame';
import type { PageModels, PageProps } from '../pageModels';

export default function NotFoundPage({ page }: PageProps<PageModels['NotFoundPage']>) {
  return (
    <PageFrame page={page}>
      <FallbackContent>
        <SearchForm />
      </FallbackContent>
    </PageFrame>
  );
}

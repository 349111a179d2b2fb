import { FallbackContent } from '../features/content/FallbackContent';
import { SearchForm } from '../features/content/SearchForm';
import { useDepartures } from '../features/session/customer';
import { PageLayout } from './PageLayout';
import type { PageModels, PageProps } from './pageModels';

export default function NotFoundPage({ page }: PageProps<PageModels['NotFoundPage']>) {
  const departures = useDepartures();
  return (
    <PageLayout page={page}>
      <FallbackContent>
        <SearchForm key={departures} />
      </FallbackContent>
    </PageLayout>
  );
}

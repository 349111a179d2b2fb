import { DeadEnd } from '../../features/content/DeadEnd';
import { SearchForm } from '../../features/content/SearchForm';
import { PageFrame } from '../PageFrame';
import type { PageModels, PageProps } from '../pageModels';

export default function NotFoundPage({ page }: PageProps<PageModels['NotFoundPage']>) {
  return (
    <PageFrame page={page} heading="cover">
      <DeadEnd>
        <SearchForm />
      </DeadEnd>
    </PageFrame>
  );
}

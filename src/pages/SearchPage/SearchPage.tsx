import { PageFrame } from '../PageFrame';
import type { PageModels, PageProps } from '../registry';

export default function SearchPage({ page }: PageProps<PageModels['SearchPage']>) {
  return <PageFrame page={page} />;
}

import { PageFrame } from '../PageFrame';
import type { PageModels, PageProps } from '../pageModels';

export default function StartPage({ page }: PageProps<PageModels['StartPage']>) {
  return <PageFrame page={page} heading="cover" />;
}

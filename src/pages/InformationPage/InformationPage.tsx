import { PageFrame } from '../PageFrame';
import type { PageModels, PageProps } from '../registry';

export default function InformationPage({ page }: PageProps<PageModels['InformationPage']>) {
  return <PageFrame page={page} />;
}

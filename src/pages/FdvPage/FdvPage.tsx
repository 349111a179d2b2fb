import { PageFrame } from '../PageFrame';
import type { PageModels, PageProps } from '../registry';

export default function FdvPage({ page }: PageProps<PageModels['FdvPage']>) {
  return <PageFrame page={page} />;
}

import { PageFrame } from '../PageFrame';
import type { PageModels, PageProps } from '../pageModels';

export default function ForgotPasswordPage({ page }: PageProps<PageModels['ForgotPasswordPage']>) {
  return <PageFrame page={page} />;
}

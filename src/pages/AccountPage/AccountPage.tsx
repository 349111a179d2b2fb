import { Account } from '../../features/account/Account';
import { PageFrame } from '../PageFrame';
import type { PageModels, PageProps } from '../pageModels';

export default function AccountPage({ page }: PageProps<PageModels['AccountPage']>) {
  return (
    <PageFrame page={page}>
      <Account />
    </PageFrame>
  );
}

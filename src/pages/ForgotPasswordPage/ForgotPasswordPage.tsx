import { ForgotPassword } from '../../features/account/ForgotPassword';
import { SupportLinks } from '../../features/navigation/SupportLinks';
import { PageFrame } from '../PageFrame';
import type { PageModels, PageProps } from '../pageModels';
import styles from './ForgotPasswordPage.module.css';

export default function ForgotPasswordPage({ page }: PageProps<PageModels['ForgotPasswordPage']>) {
  return (
    <PageFrame page={page}>
      <ForgotPassword />
      <SupportLinks className={styles.support} />
    </PageFrame>
  );
}

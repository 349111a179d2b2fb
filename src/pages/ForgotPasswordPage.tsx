import { ForgotPassword } from '../features/account/ForgotPassword';
import { SupportLinks } from '../features/navigation/SupportLinks';
import { MuiProvider } from '../theme/MuiProvider';
import { PageLayout } from './PageLayout';
import type { PageModels, PageProps } from './pageModels';
import styles from './ForgotPasswordPage.module.css';

export default function ForgotPasswordPage({ page }: PageProps<PageModels['ForgotPasswordPage']>) {
  return (
    <MuiProvider>
      <PageLayout page={page}>
        <ForgotPassword />
        <SupportLinks className={styles.support} />
      </PageLayout>
    </MuiProvider>
  );
}

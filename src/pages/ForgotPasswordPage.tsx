import { ForgotPassword } from '../features/account/ForgotPassword';
import { usePasswordToken } from '../features/account/ForgotPassword';
import { SupportLinks } from '../features/navigation/SupportLinks';
import { useTranslate } from '../i18n/useTranslate';
import { MuiProvider } from '../theme/MuiProvider';
import { PageLayout } from './PageLayout';
import type { PageModels, PageProps } from './pageModels';
import styles from './ForgotPasswordPage.module.css';

export default function ForgotPasswordPage({ page }: PageProps<PageModels['ForgotPasswordPage']>) {
  const t = useTranslate();
  const title = usePasswordToken() === null ? undefined : t('account.choosePassword');
  return (
    <MuiProvider>
      <PageLayout page={page} title={title}>
        <ForgotPassword />
        <SupportLinks className={styles.support} />
      </PageLayout>
    </MuiProvider>
  );
}

import { changePassword } from '../../../api/generated/mutations';
import { Form } from '../../../components/Form/Form';
import { PasswordField } from '../../../components/Form/PasswordField';
import { SubmitButton } from '../../../components/Form/SubmitButton';
import { useContractForm } from '../../../components/Form/useContractForm';
import { showNotice } from '../../../components/Notice/noticeStore';
import { useTranslate } from '../../../i18n/useTranslate';
import type { Customer } from '../../session/customer';
import { changePasswordForm } from './changePasswordForm';

/** ACC-04: one's own password (changePassword). A hidden field names the account for password managers. */
export function ChangePassword({ customer: { email } }: { customer: Customer }) {
  const t = useTranslate();
  const form = useContractForm(changePasswordForm, {
    id: 'change-password',
    send: (body) => changePassword({ body }),
    onSuccess: () =>
      showNotice({ tone: 'success', title: (translate) => translate('account.passwordChanged') }),
    failed: 'account.passwordNotChanged',
    check: ({ currentPassword, newPassword }) => ({
      newPassword: newPassword && newPassword === currentPassword ? 'account.samePassword' : undefined,
    }),
  });
  return (
    <Form form={form} label={t('account.changePassword')}>
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      <PasswordField form={form} name="currentPassword" />
      <PasswordField form={form} name="newPassword" />
      <SubmitButton form={form}>{t('account.changePassword')}</SubmitButton>
    </Form>
  );
}

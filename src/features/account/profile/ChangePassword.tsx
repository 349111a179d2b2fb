import * as z from 'zod/mini';
import { confirmed, useStep } from '../../../api/confirmed';
import { changePasswordMutation } from '../../../api/generated/mutations';
import { changePasswordBody } from '../../../api/generated/schemas';
import { ErrorSummary, Form, SubmitButton } from '../../../components/mui/form/Form';
import { useContractForm } from '../../../components/mui/form/useContractForm';
import { rule } from '../../../components/mui/form/formTexts';
import { PasswordField } from '../../../components/mui/form/PasswordField';
import { useTranslate } from '../../../i18n/useTranslate';
import type { Customer } from '../../session/customer';

const { currentPassword, newPassword } = changePasswordBody.shape;

/** Schema of the form (changePassword, ACC-04): changing the customer's own password also requires the current one. */
export const changePasswordSchema = z
  .object({ currentPassword: z.nonoptional(currentPassword), newPassword })
  .check(
    rule('newPassword', (passwords) =>
      passwords.newPassword === passwords.currentPassword ? 'account.samePassword' : undefined,
    ),
  );

/**
 * ACC-04: change the customer's own password (changePassword); errors show in the form's footer. A hidden field names
 * the account for password managers.
 */
export function ChangePassword({ customer: { email } }: { customer: Customer }) {
  const t = useTranslate();
  const changePassword = useStep(confirmed(changePasswordMutation()));
  const form = useContractForm({
    schema: changePasswordSchema,
    defaultValues: { currentPassword: '', newPassword: '' },
    send: (body) => changePassword({ body }),
    success: (translate) => translate('account.passwordChanged'),
    failed: 'account.passwordNotChanged',
    unknown: 'account.passwordUnknown',
  });
  return (
    <Form form={form} hasErrors={false} label={t('account.changePassword')}>
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      <PasswordField control={form.control} name="currentPassword" autoComplete="current-password" />
      <PasswordField control={form.control} name="newPassword" autoComplete="new-password" />
      <ErrorSummary {...form.summary} />
      <SubmitButton form={form}>{t('account.changePassword')}</SubmitButton>
    </Form>
  );
}

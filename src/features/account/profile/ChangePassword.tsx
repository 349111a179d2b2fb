import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { confirmed } from '../../../api/confirmed';
import { changePasswordMutation } from '../../../api/generated/mutations';
import { changePasswordBody } from '../../../api/generated/schemas';
import { useStep } from '../../../api/useStep';
import { ErrorSummary } from '../../../components/mui/form/ErrorSummary';
import { Form, SubmitButton } from '../../../components/mui/form/Form';
import { formOptions, useSubmit } from '../../../components/mui/form/useSubmit';
import { issueMessage, rule } from '../../../components/mui/form/issueMessage';
import { PasswordField } from '../../../components/mui/form/PasswordField';
import { showNotice } from '../../../components/plain/noticeStore';
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
  const form = useForm({
    ...formOptions,
    defaultValues: { currentPassword: '', newPassword: '' },
    resolver: zodResolver(changePasswordSchema, { error: issueMessage(t) }),
  });
  const changePassword = useStep(confirmed(changePasswordMutation()));
  const submission = useSubmit(form, {
    send: (body) => changePassword({ body }),
    onSuccess: () =>
      showNotice({ tone: 'success', title: (translate) => translate('account.passwordChanged') }),
    failed: 'account.passwordNotChanged',
    unknown: 'account.passwordUnknown',
  });
  return (
    <Form submission={submission} hasErrors={false} label={t('account.changePassword')}>
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      <PasswordField control={form.control} name="currentPassword" autoComplete="current-password" />
      <PasswordField control={form.control} name="newPassword" autoComplete="new-password" />
      <ErrorSummary {...submission.summary} />
      <SubmitButton submission={submission}>{t('account.changePassword')}</SubmitButton>
    </Form>
  );
}

import { changePasswordConstraints } from '../../../api/generated/constraints';
import { defineForm } from '../../../components/Form/defineForm';

/** The two passwords of a change of one's own (changePassword, ACC-04), for which the present one is needed. */
export const changePasswordForm = defineForm(changePasswordConstraints, {
  currentPassword: {
    label: 'account.currentPassword',
    kind: 'password',
    autoComplete: 'current-password',
    constraint: { ...changePasswordConstraints.currentPassword, required: true },
  },
  newPassword: { label: 'account.newPassword', kind: 'password', autoComplete: 'new-password' },
});

import { defineForm } from '../../../components/Form/defineForm';

/** The word that confirms the deletion of an account; it is not sent. */
export const deleteAccountForm = defineForm(
  {},
  {
    confirmation: {
      label: 'account.deleteConfirmation',
      autoComplete: 'off',
      // The form's check refuses an empty field in the words of a wrong one.
      constraint: { required: true, minLength: 0 },
    },
  },
);

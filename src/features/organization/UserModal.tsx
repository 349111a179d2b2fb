import Alert from '@mui/material/Alert';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { confirmed, useStep } from '../../api/confirmed';
import { createOrganizationCustomerMutation, updateCustomerMutation } from '../../api/generated/mutations';
import { useIdempotencyKey } from '../../api/sendOnce';
import { Form } from '../../components/mui/form/Form';
import { ModalFormFooter } from '../../components/mui/form/ModalFormFooter';
import { useContractForm } from '../../components/mui/form/useContractForm';
import { FormTextField } from '../../components/mui/form/FormTextField';
import { FormSelectField } from '../../components/mui/form/SelectField';
import { rule } from '../../components/mui/form/formTexts';
import { PersonFields } from '../../components/mui/form/PersonFields';
import { personValues } from '../../components/mui/form/personInput';
import { Modal } from '../../components/mui/Modal';
import { closeModal, openModal, type ModalProps } from '../../components/plain/modalStore';
import { showNotice } from '../../components/plain/noticeStore';
import { addressLine, fullName } from '../../i18n/formatPhone';
import type { Translate } from '../../i18n/translate';
import { useTranslate } from '../../i18n/useTranslate';
import { useSettings } from '../settings/settings';
import { permissionNames, useSession } from '../session/customer';
import { newUserSchema, userSchema } from './userForms';
import { isAdministrator, type OrganizationUser, type Role, useRefetchUsers, userOutcomes } from './users';

declare module '../../components/plain/modalStore' {
  interface ModalProps {
    /** ORG-01: form of a new or an existing user of an organisation. */
    organizationUser: {
      organizationId: string;
      roles: readonly Role[];
      user?: OrganizationUser;
      /** True when the role cannot change, since the organisation has no other administrator. */
      isLastAdministrator?: boolean;
    };
  }
}

/** Confirm a new user, who chooses the password by e-mail; otherwise the administrator can set one. */
function reportCreated(user: OrganizationUser) {
  const next = user.isInvited
    ? { text: (t: Translate) => t('organization.createdText', [user.email]) }
    : {
        action: {
          label: (t: Translate) => t('organization.setPassword'),
          onPress: () => openModal('userPassword', { user }),
        },
      };
  showNotice({ tone: 'success', title: (t) => t('organization.created', [fullName(user)]), ...next });
}

/** Warning about losing the administrator role, with a checkbox to confirm. */
function OwnRoleLoss({ isAccepted, onChange }: { isAccepted: boolean; onChange: (yes: boolean) => void }) {
  const t = useTranslate();
  return (
    <Alert severity="warning" role="group">
      <p role="status">{t('organization.ownRoleLoss')}</p>
      <FormControlLabel
        label={t('organization.acceptLoss')}
        control={<Checkbox checked={isAccepted} onChange={(_, checked) => onChange(checked)} />}
      />
    </Alert>
  );
}

/** Permissions of a role in words; undefined when the server sends none. */
function permissionText(t: Translate, role: Role | undefined): string | undefined {
  if (!role?.permissions) return undefined;
  const { permissions } = role;
  const allowed = permissionNames.filter((name) => permissions[name]);
  return allowed.map((name) => t(`organization.${name}`)).join(' · ') || t('organization.noPermissions');
}

function useUserForm({ organizationId, user, isAccepted }: UserFormOptions) {
  const { customer } = useSession();
  const refetch = useRefetchUsers(organizationId);
  const isOwn = user !== undefined && user.customerId === customer?.customerId;
  const losesRole = (role = '') => isOwn && isAdministrator(user) && !isAdministrator({ role });
  const changeSchema = userSchema.check(
    rule('role', ({ role }) => (losesRole(role) && !isAccepted ? 'organization.lossNotAccepted' : undefined)),
  );
  const { approvals = false } = useSettings();
  const { companyAddresses = [] } = customer ?? {};
  const usual = companyAddresses.find(({ id }) => id === user?.deliveryAddressId);
  const { orderLimit, monthlyLimit } = user?.spendingLimits ?? {};
  const values = {
    ...personValues(user),
    role: user?.role ?? '',
    orderLimit: String(orderLimit?.amount ?? ''),
    monthlyLimit: String(monthlyLimit?.amount ?? ''),
    deliveryAddressId: usual?.id ?? '',
  };
  const { userCreated, userUpdated } = userOutcomes(organizationId);
  const createOrganizationCustomer = useStep(confirmed(createOrganizationCustomerMutation(), userCreated));
  const updateCustomer = useStep(confirmed(updateCustomerMutation(), userUpdated));
  const keyFor = useIdempotencyKey();
  const form = useContractForm({
    schema: user ? changeSchema : newUserSchema,
    values,
    draft: `user-${user?.customerId ?? 'new'}`,
    send: ({ orderLimit: perOrder, monthlyLimit: perMonth, deliveryAddressId, ...person }) => {
      const spendingLimits = { orderLimit: perOrder, monthlyLimit: perMonth };
      const hasAddresses = companyAddresses.length > 0;
      const input = {
        ...person,
        ...(approvals && { spendingLimits }),
        ...(hasAddresses && { deliveryAddressId }),
      };
      return user
        ? updateCustomer({ body: { customerId: user.customerId, ...input } })
        : createOrganizationCustomer({
            headers: keyFor(input),
            // Required by the schema of a new user.
            body: { organizationId, ...input, role: input.role ?? '' },
          });
    },
    onSuccess: (result, input) => {
      closeModal();
      void refetch();
      if (user || !('organizationId' in result) || result.organizationId === null) {
        showNotice({
          tone: 'success',
          title: (translate) => translate('organization.saved', [fullName(input)]),
        });
      } else {
        reportCreated({ ...result, organizationId });
      }
    },
    failed: 'organization.notSaved',
    byStatus: { 403: 'organization.forbidden' },
  });
  return { form, losesRole, companyAddresses };
}

interface UserFormOptions extends ModalOptions {
  /** True when the loss of the customer's own role is confirmed. */
  isAccepted: boolean;
}

const amountInput = { inputMode: 'decimal', maxLength: 12 } as const;

type ModalOptions = ModalProps['organizationUser'];

/**
 * ORG-01: add a user (createOrganizationCustomer) or changes one (updateCustomer). Autofill is off: it would enter the
 * administrator's own data for another person.
 */
export function UserModal(options: ModalOptions) {
  const { roles, user, isLastAdministrator = false } = options;
  const t = useTranslate();
  const { currentCountry, passwordLinks = false, approvals = false } = useSettings();
  const [isAccepted, setAccepted] = useState(false);
  const { form, losesRole, companyAddresses } = useUserForm({ ...options, isAccepted });
  const { control, clearErrors } = form;
  const accept = (accepts: boolean) => {
    setAccepted(accepts);
    if (accepts) clearErrors('role');
  };
  const role = useWatch({ control, name: 'role' });
  const keepsNoRole = user?.role === null;
  const choices = roles.map(({ key, name }) => ({ value: key, label: name }));
  return (
    <Modal
      title={t(user ? 'organization.edit' : 'organization.add')}
      footer={<ModalFormFooter form={form} />}
    >
      <Form form={form} hasDraftNotice>
        {!user && passwordLinks && <Typography>{t('organization.invitationHint')}</Typography>}
        <PersonFields country={currentCountry} token={() => 'off'} />
        {isLastAdministrator ? (
          <Typography variant="body2" color="textSecondary">
            {t('organization.lastAdministrator')}
          </Typography>
        ) : (
          <FormSelectField
            control={control}
            name="role"
            options={keepsNoRole ? [{ value: '', label: t('organization.noRole') }, ...choices] : choices}
            optional={keepsNoRole}
            hint={permissionText(
              t,
              roles.find(({ key }) => key === role),
            )}
          />
        )}
        {approvals && (
          <>
            <FormTextField control={control} name="orderLimit" optional inputProps={amountInput} />
            <FormTextField
              control={control}
              name="monthlyLimit"
              optional
              hint={t('organization.limitsHint')}
              inputProps={amountInput}
            />
          </>
        )}
        {companyAddresses.length > 0 && (
          <FormSelectField
            control={control}
            name="deliveryAddressId"
            optional
            hint={t('organization.deliveryAddressHint')}
            options={[
              { value: '', label: t('organization.ownDeliveryAddress') },
              ...companyAddresses.map((address) => ({ value: address.id, label: addressLine(address) })),
            ]}
          />
        )}
        {losesRole(role) && <OwnRoleLoss isAccepted={isAccepted} onChange={accept} />}
      </Form>
    </Modal>
  );
}

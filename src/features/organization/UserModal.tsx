import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { createOrganizationCustomer, updateCustomer } from '../../api/generated/mutations';
import { Checkbox } from '../../components/Checkbox/Checkbox';
import { Form, FormRow } from '../../components/Form/Form';
import { FormField } from '../../components/Form/FormField';
import { ModalFormFooter } from '../../components/Form/ModalFormFooter';
import { SelectField } from '../../components/Form/SelectField';
import { useContractForm } from '../../components/Form/useContractForm';
import { Modal } from '../../components/Modal/Modal';
import { closeModal, openModal, type ModalProps } from '../../components/Modal/modalStore';
import { showNotice } from '../../components/Notice/noticeStore';
import { useTranslate } from '../../i18n/useTranslate';
import { useSession } from '../session/customer';
import styles from './OrganizationUsers.module.css';
import { organizationUserForm } from './userForms';
import { isAdministrator, nameOf, useRefetchUsers, type OrganizationUser, type Role } from './users';

declare module '../../components/Modal/modalStore' {
  interface ModalProps {
    /** ORG-01: a new user of an organisation, or one to change. */
    organizationUser: {
      organizationId: string;
      roles: readonly Role[];
      user?: OrganizationUser;
      /** The role cannot change: the organisation has no other administrator. */
      isLastAdministrator?: boolean;
    };
  }
}

function reportCreated(user: OrganizationUser) {
  showNotice({
    tone: 'success',
    title: (t) => t('organization.created', [nameOf(user)]),
    action: {
      label: (t) => t('organization.setPassword'),
      onPress: () => openModal('userPassword', { user }),
    },
  });
}

/** What one loses with the administrator's role, and the consent to it. */
function OwnRoleLoss({ isAccepted, onChange }: { isAccepted: boolean; onChange: (yes: boolean) => void }) {
  const t = useTranslate();
  return (
    <div className={styles.loss}>
      <p role="status">{t('organization.ownRoleLoss')}</p>
      <Checkbox label={t('organization.acceptLoss')} checked={isAccepted} onChange={onChange} />
    </div>
  );
}

function useUserForm({ organizationId, user, isAccepted }: UserFormOptions) {
  const { customer } = useSession();
  const refetch = useRefetchUsers(organizationId);
  const isOwn = user !== undefined && user.customerId === customer?.customerId;
  const losesRole = (role: string | undefined) =>
    isOwn && isAdministrator(user) && !isAdministrator({ role: role ?? null });
  const form = useContractForm(organizationUserForm, {
    id: `user-${user?.customerId ?? 'new'}`,
    values: user ? { ...user, role: user.role ?? '' } : { role: '' },
    send: (values) =>
      user
        ? updateCustomer({ body: { customerId: user.customerId, ...values } })
        : createOrganizationCustomer({ body: { organizationId, ...values } }),
    onSuccess: (result, values) => {
      closeModal();
      void refetch();
      if (user || !('organizationId' in result) || result.organizationId === null) {
        showNotice({ tone: 'success', title: (t) => t('organization.saved', [nameOf(values)]) });
      } else {
        reportCreated({ ...result, organizationId });
      }
    },
    failed: 'organization.notSaved',
    byStatus: { 403: 'organization.forbidden' },
    check: ({ role }) => ({
      role: losesRole(role) && !isAccepted ? 'organization.lossNotAccepted' : undefined,
    }),
  });
  return { form, losesRole };
}

interface UserFormOptions extends ModalOptions {
  /** The loss of one's own role has been consented to. */
  isAccepted: boolean;
}

type ModalOptions = ModalProps['organizationUser'];

/** ORG-01: adds a user (createOrganizationCustomer) or changes one (updateCustomer). */
export function UserModal(options: ModalOptions) {
  const { roles, user, isLastAdministrator = false } = options;
  const t = useTranslate();
  const [isAccepted, setAccepted] = useState(false);
  const { form, losesRole } = useUserForm({ ...options, isAccepted });
  const role = useWatch({ control: form.control, name: 'role' });
  return (
    <Modal
      title={t(user ? 'organization.edit' : 'organization.add')}
      footer={<ModalFormFooter form={form} />}
    >
      <Form form={form}>
        <FormRow>
          <FormField form={form} name="firstName" />
          <FormField form={form} name="lastName" />
        </FormRow>
        <FormField form={form} name="email" />
        <FormField form={form} name="phoneNumber" />
        {isLastAdministrator ? (
          <p className={styles.note}>{t('organization.lastAdministrator')}</p>
        ) : (
          <SelectField
            form={form}
            name="role"
            options={roles.map(({ key, name }) => ({ value: key, label: name }))}
          />
        )}
        {losesRole(role) && <OwnRoleLoss isAccepted={isAccepted} onChange={setAccepted} />}
      </Form>
    </Modal>
  );
}

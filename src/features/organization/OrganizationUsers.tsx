import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { confirmed } from '../../api/confirmed';
import { deleteCustomerMutation, requestPasswordLinkMutation } from '../../api/generated/mutations';
import { getAllCustomersQuery, getRolesQuery } from '../../api/generated/queries';
import { useSingleFlight } from '../../api/sendOnce';
import { hasStatus, isExplained } from '../../api/errors';
import { LoadFailure } from '../../components/mui/LoadFailure';
import { openModal } from '../../components/plain/modalStore';
import { showNotice } from '../../components/plain/noticeStore';
import { SectionHead } from '../../components/mui/SectionHead';
import { ViewSkeleton } from '../../components/mui/ViewSkeleton';
import type { TranslationKey } from '../../i18n/english';
import { failureText } from '../../i18n/failureText';
import type { Translate } from '../../i18n/translate';
import { fullName } from '../../i18n/formatPhone';
import { useTranslate } from '../../i18n/useTranslate';
import { may, type Customer } from '../session/customer';
import { useSettings } from '../settings/settings';
import { UserList } from './UserList';
import {
  isLastAdministrator,
  type OrganizationUser,
  type Role,
  useRefetchUsers,
  userOutcomes,
} from './users';

/** Error message: the server's, otherwise ours for insufficient rights. */
function problemText(t: Translate, error: Error, otherwise: TranslationKey): string {
  if (hasStatus(error, 403) && !isExplained(error)) return t('organization.forbidden');
  return failureText(t, error, otherwise);
}

/** Delete users, and move focus to an element that remains when their row unmounts. */
function useDelete(organizationId: string, users: readonly OrganizationUser[], onDeleted: () => void) {
  const refetch = useRefetchUsers(organizationId);
  return useMutation({
    ...confirmed(deleteCustomerMutation(), userOutcomes(organizationId).userDeleted),
    onSuccess: async (_, { query: { customerId } }) => {
      onDeleted();
      const user = users.find((each) => each.customerId === customerId);
      if (user) showNotice({ tone: 'success', title: (t) => t('organization.deleted', [fullName(user)]) });
      await refetch();
    },
    onError: () => void refetch(),
  });
}

/** Send invited users the link again with which they choose a password. */
function useInvite() {
  return useMutation({
    ...requestPasswordLinkMutation(),
    onSuccess: (_, { body: { email } }) =>
      void showNotice({ tone: 'success', title: (t) => t('organization.invitationSent', [email]) }),
  });
}

interface UsersProps {
  customer: Customer;
  organizationId: string;
  users: readonly OrganizationUser[];
  roles: readonly Role[];
}

function Users({ customer, organizationId, users, roles }: UsersProps) {
  const t = useTranslate();
  const heading = useRef<HTMLHeadingElement>(null);
  const mayManage = may(customer, 'manageUsers');
  const { passwordLinks = false } = useSettings();
  const invite = useSingleFlight(useInvite());
  const remove = useDelete(organizationId, users, () => heading.current?.focus());
  const askToDelete = (user: OrganizationUser) =>
    openModal('confirmation', {
      title: t('organization.deleteTitle', [fullName(user)]),
      text: t('organization.deleteText', [fullName(user)]),
      confirmLabel: t('common.delete'),
      onConfirm: () => remove.mutate({ query: { customerId: user.customerId } }),
    });
  const edit = (user: OrganizationUser) =>
    openModal('organizationUser', {
      organizationId,
      roles,
      user,
      isLastAdministrator: isLastAdministrator(user, users),
    });
  return (
    <Stack component="section" aria-labelledby="organization-users" sx={{ gap: 5 }}>
      <SectionHead
        id="organization-users"
        title={customer.organizationName ?? t('organization.users')}
        headingRef={heading}
      >
        {mayManage && (
          <Button size="small" onClick={() => openModal('organizationUser', { organizationId, roles })}>
            {t('organization.add')}
          </Button>
        )}
      </SectionHead>
      {!mayManage && <Typography color="textSecondary">{t('organization.readOnly')}</Typography>}
      {remove.error && (
        <Alert severity="error">{problemText(t, remove.error, 'organization.notDeleted')}</Alert>
      )}
      {invite.error && (
        <Alert severity="error">{problemText(t, invite.error, 'organization.invitationNotSent')}</Alert>
      )}
      <UserList
        users={users}
        roles={roles}
        ownId={customer.customerId}
        mayManage={mayManage}
        onEdit={edit}
        onInvite={passwordLinks ? ({ email }) => invite.mutate({ body: { email } }) : undefined}
        onChangePassword={(user) => openModal('userPassword', { user })}
        onDelete={askToDelete}
      />
    </Stack>
  );
}

function LoadedUsers({ customer, organizationId }: Pick<UsersProps, 'customer' | 'organizationId'>) {
  const t = useTranslate();
  const users = useQuery(getAllCustomersQuery({ query: { organizationId } }));
  const roles = useQuery(getRolesQuery());
  if (users.data && roles.data) {
    return (
      <Users customer={customer} organizationId={organizationId} users={users.data} roles={roles.data} />
    );
  }
  const error = users.error ?? roles.error;
  if (!error) return <ViewSkeleton shape="rows" />;
  const retry = () => {
    if (users.error) void users.refetch();
    if (roles.error) void roles.refetch();
  };
  if (hasStatus(error, 403))
    return <Alert severity="error">{problemText(t, error, 'organization.failed')}</Alert>;
  const query = { isFetching: users.isFetching || roles.isFetching, refetch: retry };
  return <LoadFailure message={t('organization.failed')} query={query} />;
}

/** ORG-01: the users of the customer's organisation, to add, change and delete for who may manage them. */
export function OrganizationUsers({ customer }: { customer: Customer }) {
  const { organizationId } = customer;
  return organizationId === null ? null : <LoadedUsers customer={customer} organizationId={organizationId} />;
}

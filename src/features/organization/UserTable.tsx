import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TableSortLabel from '@mui/material/TableSortLabel';
import { styled } from '@mui/material/styles';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUpDown from 'lucide-react/icons/arrow-up-down';
import Mail from 'lucide-react/icons/mail';
import KeyRound from 'lucide-react/icons/key-round';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash-2';
import type { LucideIcon } from 'lucide-react';
import { Icon } from '../../components/plain/Icon';
import { addressLine } from '../../i18n/formatPhone';
import { useTranslate } from '../../i18n/useTranslate';
import { useSession } from '../session/customer';
import type { OrganizationUser, Sorting, SortKey, UserRow } from './users';

/** Actions of a user. */
export interface UserActions {
  onEdit: (user: OrganizationUser) => void;
  /** Send the link again with which an invited user chooses a password; undefined where the shop sends none. */
  onInvite: ((user: OrganizationUser) => void) | undefined;
  onChangePassword: (user: OrganizationUser) => void;
  onDelete: (user: OrganizationUser) => void;
}

interface UserTableProps extends UserActions {
  rows: readonly UserRow[];
  /** customerId of the signed-in customer, whose own password and deletion are on the profile. */
  ownId: string;
  /** False without the column of actions. */
  mayManage: boolean;
  sorting: Sorting;
  onSort: (sorting: Sorting) => void;
}

const columns = [
  { key: 'name', label: 'organization.name' },
  { key: 'email', label: 'forms.email' },
  { key: 'role', label: 'organization.role' },
] as const satisfies readonly { key: SortKey; label: string }[];

/** A table that becomes a list of cards on phones, below sortable headers. */
const ResponsiveTable = styled(Table)(({ theme }) => ({
  overflowWrap: 'anywhere',
  [theme.breakpoints.up('md')]: {
    'th, td': { paddingBlock: 'var(--space-2)' },
    'th:nth-of-type(2), th + td': { width: '38%' },
    'tr > :last-child': { width: '9rem', paddingInlineEnd: 0 },
  },
  [theme.breakpoints.down('md')]: {
    '&, tbody, tbody tr, tbody th, tbody td': { display: 'block' },
    'th, td': { padding: 0, border: 0 },
    'thead tr': { display: 'flex', flexWrap: 'wrap', gap: 'var(--space-2)', marginBottom: 'var(--space-4)' },
    '.MuiTableSortLabel-root': {
      minHeight: '2.75rem',
      paddingInline: 'var(--space-4)',
      border: 'var(--hairline) solid var(--color-line-strong)',
      borderRadius: 'var(--radius-pill)',
      '&.Mui-active': { borderColor: 'var(--color-ink)' },
    },
    tbody: { display: 'grid', gap: 'var(--space-3)' },
    'tbody tr': {
      padding: 'var(--space-4)',
      border: 'var(--hairline) solid var(--color-line)',
      borderRadius: 'var(--radius-m)',
      background: 'var(--color-raised)',
    },
    'tbody td': { color: 'var(--color-ink-muted)', fontSize: 'var(--text-s)' },
  },
}));

interface ActionProps {
  icon: LucideIcon;
  text: string;
  /** Accessible name, including the user's. */
  label: string;
  onPress: () => void;
}

/** An action button in a user's row: an icon, with its text on phones. */
function Action({ icon, text, label, onPress }: ActionProps) {
  return (
    <Button
      variant="text"
      size="small"
      aria-label={label}
      onClick={onPress}
      sx={{ gap: 2, minWidth: '2.75rem' }}
    >
      <Icon icon={icon} size="s" />
      <Box component="span" sx={{ display: { md: 'none' } }}>
        {text}
      </Box>
    </Button>
  );
}

function Actions({ row: { user, name }, ownId, onEdit, onInvite, onChangePassword, onDelete }: RowProps) {
  const t = useTranslate();
  const isOwn = user.customerId === ownId;
  return (
    // Aligns the icons, not the edges of their buttons, with the text above.
    <Box
      sx={{
        display: 'flex',
        flexWrap: { xs: 'wrap', md: 'nowrap' },
        justifyContent: { md: 'flex-end' },
        m: { xs: '8px -12px -8px', md: 0 },
      }}
    >
      <Action
        icon={Pencil}
        text={t('common.edit')}
        label={t('organization.editUser', [name])}
        onPress={() => onEdit(user)}
      />
      {!isOwn && (
        <>
          {user.isInvited && onInvite ? (
            <Action
              icon={Mail}
              text={t('organization.sendInvitation')}
              label={t('organization.sendInvitationTo', [name])}
              onPress={() => onInvite(user)}
            />
          ) : (
            <Action
              icon={KeyRound}
              text={t('organization.passwordTitle')}
              label={t('organization.changePasswordOf', [name])}
              onPress={() => onChangePassword(user)}
            />
          )}
          <Action
            icon={Trash2}
            text={t('common.delete')}
            label={t('organization.deleteUser', [name])}
            onPress={() => onDelete(user)}
          />
        </>
      )}
    </Box>
  );
}

/** Limits and usual delivery address of a user's orders, below the role; nothing without any. */
function OrderDefaults({ user: { spendingLimits, deliveryAddressId } }: Pick<UserRow, 'user'>) {
  const t = useTranslate();
  const { companyAddresses } = useSession().customer ?? {};
  const { orderLimit, monthlyLimit, monthlyAvailable } = spendingLimits ?? {};
  const address = companyAddresses?.find(({ id }) => id === deliveryAddressId);
  if (!orderLimit && !monthlyLimit && !address) return null;
  return (
    <Box sx={{ color: 'text.secondary', fontSize: 'var(--text-s)' }}>
      {orderLimit && <Box>{t('organization.perOrder', [orderLimit.formattedString])}</Box>}
      {monthlyLimit && <Box>{t('organization.perMonth', [monthlyLimit.formattedString])}</Box>}
      {monthlyAvailable && <Box>{t('organization.left', [monthlyAvailable.formattedString])}</Box>}
      {address && <Box>{t('organization.deliveredTo', [addressLine(address)])}</Box>}
    </Box>
  );
}

interface RowProps extends UserActions, Pick<UserTableProps, 'ownId' | 'mayManage'> {
  row: UserRow;
}

function Row(props: RowProps) {
  const t = useTranslate();
  const { user, name, email, role } = props.row;
  return (
    <TableRow role="row">
      <TableCell component="th" role="rowheader" scope="row" sx={{ fontWeight: 500 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2 }}>
          {name}
          {user.customerId === props.ownId && <Chip size="small" label={t('organization.you')} />}
          {user.isInvited && <Chip size="small" label={t('organization.invited')} />}
        </Box>
      </TableCell>
      <TableCell role="cell">{email}</TableCell>
      <TableCell role="cell">
        {role}
        <OrderDefaults user={user} />
      </TableCell>
      {props.mayManage && (
        <TableCell role="cell">
          <Actions {...props} />
        </TableCell>
      )}
    </TableRow>
  );
}

/**
 * Users as a table with sortable headers; on phones each is a card below the same headers (ORG-01). Roles are explicit
 * because Safari drops those of a table with block layout.
 */
export function UserTable({ rows, sorting, onSort, ...rest }: UserTableProps) {
  const t = useTranslate();
  const direction = sorting.isDescending ? 'desc' : 'asc';
  return (
    <ResponsiveTable role="table" aria-labelledby="organization-users">
      <TableHead role="rowgroup">
        <TableRow role="row">
          {columns.map(({ key, label }) => {
            const isSorted = sorting.key === key;
            return (
              <TableCell key={key} role="columnheader" sortDirection={isSorted && direction}>
                <TableSortLabel
                  active={isSorted}
                  IconComponent={isSorted ? ArrowDown : ArrowUpDown}
                  direction={isSorted ? direction : 'asc'}
                  onClick={() => onSort({ key, isDescending: isSorted && !sorting.isDescending })}
                >
                  {t(label)}
                </TableSortLabel>
              </TableCell>
            );
          })}
          {rest.mayManage && (
            <TableCell role="columnheader">
              <span className="visually-hidden">{t('organization.actions')}</span>
            </TableCell>
          )}
        </TableRow>
      </TableHead>
      <TableBody role="rowgroup">
        {rows.map((row) => (
          <Row key={row.user.customerId} row={row} {...rest} />
        ))}
      </TableBody>
    </ResponsiveTable>
  );
}

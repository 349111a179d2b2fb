import { ArrowDown, ArrowUp, KeyRound, Pencil, Trash2 } from 'lucide-react';
import { Badge } from '../../components/Badge/Badge';
import { IconButton } from '../../components/Button/IconButton';
import { Icon } from '../../components/Icon/Icon';
import { useTranslate } from '../../i18n/useTranslate';
import styles from './UserTable.module.css';
import type { OrganizationUser, Sorting, SortKey, UserRow } from './users';

/** What can be done with a user. */
export interface UserActions {
  onEdit: (user: OrganizationUser) => void;
  onChangePassword: (user: OrganizationUser) => void;
  onDelete: (user: OrganizationUser) => void;
}

interface UserTableProps extends UserActions {
  rows: readonly UserRow[];
  /** The customerId of the person at the screen, who has a password view of one's own and deletes oneself in the profile. */
  ownId: string;
  sorting: Sorting;
  onSort: (sorting: Sorting) => void;
}

const columns = [
  { key: 'name', label: 'organization.name' },
  { key: 'email', label: 'forms.email' },
  { key: 'role', label: 'organization.role' },
] as const satisfies readonly { key: SortKey; label: string }[];

function SortButton({ column, sorting, onSort }: SortButtonProps) {
  const t = useTranslate();
  const isSorted = sorting.key === column.key;
  const press = () => onSort({ key: column.key, isDescending: isSorted && !sorting.isDescending });
  return (
    <button type="button" className={styles.sort} onClick={press}>
      {t(column.label)}
      {isSorted && <Icon icon={sorting.isDescending ? ArrowDown : ArrowUp} size="s" />}
    </button>
  );
}

interface SortButtonProps extends Pick<UserTableProps, 'sorting' | 'onSort'> {
  column: (typeof columns)[number];
}

function Actions({ row: { user, name }, ownId, onEdit, onChangePassword, onDelete }: RowProps) {
  const t = useTranslate();
  const isOwn = user.customerId === ownId;
  return (
    <div className={styles.actions}>
      <IconButton
        icon={Pencil}
        size="s"
        label={t('organization.editUser', [name])}
        onClick={() => onEdit(user)}
      />
      {!isOwn && (
        <>
          <IconButton
            icon={KeyRound}
            size="s"
            label={t('organization.changePasswordOf', [name])}
            onClick={() => onChangePassword(user)}
          />
          <IconButton
            icon={Trash2}
            size="s"
            label={t('organization.deleteUser', [name])}
            onClick={() => onDelete(user)}
          />
        </>
      )}
    </div>
  );
}

interface RowProps extends UserActions {
  row: UserRow;
  ownId: string;
}

function Row(props: RowProps) {
  const t = useTranslate();
  const { user, name, email, role } = props.row;
  return (
    <tr>
      <th scope="row" className={styles.name}>
        <span>{name}</span>
        {user.customerId === props.ownId && <Badge>{t('organization.you')}</Badge>}
      </th>
      <td>{email}</td>
      <td>{role}</td>
      <td className={styles.last}>
        <Actions {...props} />
      </td>
    </tr>
  );
}

/** Users as a table with headings that sort; on phones each is a card (ORG-01). */
export function UserTable({ rows, sorting, onSort, ...rest }: UserTableProps) {
  const t = useTranslate();
  const sorted = sorting.isDescending ? 'descending' : 'ascending';
  return (
    <table className={styles.table} aria-labelledby="organization-users">
      <thead>
        <tr>
          {columns.map((column) => (
            <th
              key={column.key}

              scope="col"
              aria-sort={sorting.key === column.key ? sorted : undefined}
            >
              <SortButton column={column} sorting={sorting} onSort={onSort} />
            </th>
          ))}
          <th scope="col" className={styles.last}>
            <span className="visually-hidden">{t('organization.actions')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row.user.customerId} row={row} {...rest} />
        ))}
      </tbody>
    </table>
  );
}

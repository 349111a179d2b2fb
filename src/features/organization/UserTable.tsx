/* eslint-disable jsx-a11y/no-interactive-element-to-noninteractive-role, jsx-a11y/no-redundant-roles --
   Safari drops the roles of a table that is laid out as blocks, unless they are written out. */
import { ArrowDown, ArrowUp, ArrowUpDown, KeyRound, Pencil, Trash2, type LucideIcon } from 'lucide-react';
import { Badge } from '../../components/Badge/Badge';
import { Button } from '../../components/Button/Button';
import { classNames } from '../../components/classNames';
import { Icon } from '../../components/Icon/Icon';
import { useTranslate } from '../../i18n/useTranslate';
import styles from './UserTable.module.css';
import type { OrganizationUser, UserRow } from './users';
import type { Sorting, SortKey } from './usersAddress';

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

interface SortButtonProps extends Pick<UserTableProps, 'sorting' | 'onSort'> {
  column: (typeof columns)[number];
}

function SortButton({ column: { key, label }, sorting, onSort }: SortButtonProps) {
  const t = useTranslate();
  const isSorted = sorting.key === key;
  const icon = !isSorted ? ArrowUpDown : sorting.isDescending ? ArrowDown : ArrowUp;
  const sort = () => onSort({ key, isDescending: isSorted && !sorting.isDescending });
  return (
    <button type="button" className={classNames(styles.sort, isSorted && styles.sorted)} onClick={sort}>
      {t(label)}
      <Icon icon={icon} size="xs" />
    </button>
  );
}

interface ActionProps {
  icon: LucideIcon;
  text: string;
  /** Its accessible name, with whom it is for. */
  label: string;
  onPress: () => void;
}

/** A button in the row of a user: an icon, on phones with its word. */
function Action({ icon, text, label, onPress }: ActionProps) {
  return (
    <Button variant="quiet" size="small" className={styles.action} aria-label={label} onClick={onPress}>
      <Icon icon={icon} size="s" />
      <span className={styles.word}>{text}</span>
    </Button>
  );
}

function Actions({ row: { user, name }, ownId, onEdit, onChangePassword, onDelete }: RowProps) {
  const t = useTranslate();
  const isOwn = user.customerId === ownId;
  return (
    <div className={styles.actions}>
      <Action
        icon={Pencil}
        text={t('common.edit')}
        label={t('organization.editUser', [name])}
        onPress={() => onEdit(user)}
      />
      {!isOwn && (
        <>
          <Action
            icon={KeyRound}
            text={t('organization.passwordTitle')}
            label={t('organization.changePasswordOf', [name])}
            onPress={() => onChangePassword(user)}
          />
          <Action
            icon={Trash2}
            text={t('common.delete')}
            label={t('organization.deleteUser', [name])}
            onPress={() => onDelete(user)}
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
    <tr role="row">
      <th role="rowheader" scope="row" className={styles.name}>
        <span>{name}</span>
        {user.customerId === props.ownId && <Badge>{t('organization.you')}</Badge>}
      </th>
      <td role="cell">{email}</td>
      <td role="cell">{role}</td>
      <td role="cell" className={styles.last}>
        <Actions {...props} />
      </td>
    </tr>
  );
}

/** Users as a table with headings that sort; on phones each is a card below the same headings (ORG-01). */
export function UserTable({ rows, sorting, onSort, ...rest }: UserTableProps) {
  const t = useTranslate();
  const sorted = sorting.isDescending ? 'descending' : 'ascending';
  return (
    <table role="table" className={styles.table} aria-labelledby="organization-users">
      <thead role="rowgroup">
        <tr role="row">
          {columns.map((column) => (
            <th
              key={column.key}
              role="columnheader"
              scope="col"
              aria-sort={sorting.key === column.key ? sorted : undefined}
            >
              <SortButton column={column} sorting={sorting} onSort={onSort} />
            </th>
          ))}
          <th role="columnheader" scope="col" className={styles.last}>
            <span className="visually-hidden">{t('organization.actions')}</span>
          </th>
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((row) => (
          <Row key={row.user.customerId} row={row} {...rest} />
        ))}
      </tbody>
    </table>
  );
}

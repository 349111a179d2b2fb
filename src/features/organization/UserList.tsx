import { TextField } from '@mui/material';
import { useState } from 'react';
import { Button } from '../../components/Button/Button';
import { useTranslate } from '../../i18n/useTranslate';
import { MuiProvider } from '../../theme/MuiProvider';
import { useLanguage } from '../settings/language';
import styles from './OrganizationUsers.module.css';
import { Pages } from './Pages';
import { UserTable, type UserActions } from './UserTable';
import { nameOf, sortedRows, type OrganizationUser, type Role, type Sorting } from './users';

/** Rows of one page: an organisation may have thousands of users. */
const pageSize = 25;

interface UserListProps extends UserActions {
  users: readonly OrganizationUser[];
  roles: readonly Role[];
  /** The customerId of the person at the screen. */
  ownId: string;
}

/** The users of an organisation, to filter, sort and leaf through. */
export function UserList({ users, roles, ...table }: UserListProps) {
  const t = useTranslate();
  const language = useLanguage();
  const [filter, setFilter] = useState('');
  const [sorting, setSorting] = useState<Sorting>({ key: 'name', isDescending: false });
  const [page, setPage] = useState(0);
  const roleName = (key: string | null) =>
    roles.find((role) => role.key === key)?.name ?? key ?? t('organization.noRole');
  const all = users.map((user) => ({
    user,
    name: nameOf(user),
    email: user.email,
    role: roleName(user.role),
  }));
  const rows = sortedRows(all, filter, sorting, language);
  // Rows may have gone since the page was opened.
  const first = Math.min(page, Math.max(0, Math.ceil(rows.length / pageSize) - 1)) * pageSize;
  const find = (text: string) => {
    setFilter(text);
    setPage(0);
  };
  return (
    <>
      <MuiProvider>
        <TextField
          className={styles.filter}
          type="search"
          label={t('organization.filter')}
          value={filter}
          onChange={({ target }) => find(target.value)}
        />
      </MuiProvider>
      <p className={styles.note} role="status">
        {rows.length === 1 ? t('organization.oneUser') : t('organization.count', [rows.length])}
      </p>
      {rows.length === 0 ? (
        <div className={styles.noMatch}>
          <p>{t('organization.noMatch', [filter])}</p>
          <Button variant="secondary" size="small" onClick={() => find('')}>
            {t('organization.clearFilter')}
          </Button>
        </div>
      ) : (
        <UserTable
          {...table}
          rows={rows.slice(first, first + pageSize)}
          sorting={sorting}
          onSort={(next) => {
            setSorting(next);
            setPage(0);
          }}
        />
      )}
      {rows.length > pageSize && (
        <Pages
          first={first}
          count={rows.length}
          pageSize={pageSize}
          onChange={(item) => setPage(item / pageSize)}
        />
      )}
    </>
  );
}

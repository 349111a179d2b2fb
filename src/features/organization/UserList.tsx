import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import Search from 'lucide-react/icons/search';
import { useLocation, useNavigate } from 'react-router-dom';
import { Field } from '../../components/mui/form/Field';
import { Icon } from '../../components/plain/Icon';
import { Pagination } from '../../components/mui/Pagination';
import { fullName } from '../../i18n/formatPhone';
import { useTranslate } from '../../i18n/useTranslate';
import { useLanguage } from '../settings/settings';
import { UserTable, type UserActions } from './UserTable';
import { type OrganizationUser, readUsersAddress, type Role, sortedRows, usersHref } from './users';

/** Rows per page: an organisation may have thousands of users. */
const pageSize = 25;

interface UserListProps extends UserActions {
  users: readonly OrganizationUser[];
  roles: readonly Role[];
  /** customerId of the signed-in customer. */
  ownId: string;
  /** False to show the users without actions. */
  mayManage: boolean;
}

/** The users with the texts of their rows. */
function useRows(users: readonly OrganizationUser[], roles: readonly Role[]) {
  const t = useTranslate();
  const roleName = (key: string | null) =>
    roles.find((role) => role.key === key)?.name ?? key ?? t('organization.noRole');
  return users.map((user) => ({
    user,
    name: fullName(user),
    email: user.email,
    role: roleName(user.role),
  }));
}

/** Filter the users; typing adds a single history entry, however long the text. */
function Filter({ query, onFilter }: { query: string; onFilter: (query: string) => void }) {
  const t = useTranslate();
  return (
    <Field
      sx={{ maxWidth: '24rem' }}
      type="search"
      label={t('organization.filter')}
      autoComplete="off"
      value={query}
      onChange={({ target }) => onFilter(target.value)}
      inputProps={{ maxLength: 100, enterKeyHint: 'search' }}
      startAdornment={<Icon icon={Search} size="s" />}
    />
  );
}

/** The users of an organisation, with filter, sorting and paging; the URL holds the state, so that Back undoes it. */
export function UserList({ users, roles, ...table }: UserListProps) {
  const t = useTranslate();
  const language = useLanguage();
  const navigate = useNavigate();
  const { query, sorting, page } = readUsersAddress(useLocation().search);
  const rows = sortedRows(useRows(users, roles), query, sorting, language);
  const pageCount = Math.max(1, Math.ceil(rows.length / pageSize));
  // Rows may have been deleted since the page was opened.
  const shown = Math.min(page, pageCount);
  const first = (shown - 1) * pageSize;
  const pageRows = rows.slice(first, first + pageSize);
  const filter = (text: string) =>
    void navigate(usersHref({ query: text, sorting }), { replace: query !== '' && text !== '' });
  const range = t('organization.range', [first + 1, first + pageRows.length, rows.length], rows.length);
  const count = t('organization.count', [rows.length]);
  return (
    <>
      <Filter query={query} onFilter={filter} />
      <Typography variant="body2" color="textSecondary" role="status">
        {pageCount > 1 ? range : count}
      </Typography>
      {rows.length === 0 ? (
        <Stack sx={{ gap: 4, alignItems: 'flex-start' }}>
          <p>{t('organization.noMatch', [query.trim()])}</p>
          <Button variant="outlined" size="small" onClick={() => filter('')}>
            {t('organization.clearFilter')}
          </Button>
        </Stack>
      ) : (
        <UserTable
          {...table}
          rows={pageRows}
          sorting={sorting}
          onSort={(next) => void navigate(usersHref({ query, sorting: next }))}
        />
      )}
      <Pagination
        label={t('organization.pages')}
        page={shown}
        pageCount={pageCount}
        hrefOf={(each) => usersHref({ query, sorting, page: each })}
      />
    </>
  );
}

import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { getCustomerQuery } from '../../api/generated/queries';
import { Button } from '../../components/Button/Button';
import { EmptyState } from '../../components/EmptyState/EmptyState';
import { openModal } from '../../components/Modal/modalStore';
import { SafeLink } from '../../components/SafeLink/SafeLink';
import { Skeleton } from '../../components/Skeleton/Skeleton';
import type { TranslationKey } from '../../i18n/english';
import { useTranslate } from '../../i18n/useTranslate';
import { useSession } from '../session/customer';
import { SessionUnknown } from '../session/SessionUnknown';
import styles from './Account.module.css';
import { AccountSummary } from './AccountSummary';
import { accountView, accountViews, type AccountView } from './accountView';
import { FavoriteLists } from './FavoriteLists';

const names: Record<AccountView, TranslationKey> = {
  Overview: 'account.overview',
  Favorites: 'account.favorites',
};

function Visitor({ view }: { view: AccountView }) {
  const t = useTranslate();
  const fromFavorites = view === 'Favorites';
  const text = t(fromFavorites ? 'account.signInForFavorites' : 'account.notSignedInText');
  return (
    <EmptyState title={t('account.notSignedIn')} text={text}>
      <Button onClick={() => openModal('signIn', { fromFavorites })}>{t('account.signIn')}</Button>
    </EmptyState>
  );
}

function Views({ current }: { current: AccountView }) {
  const t = useTranslate();
  return (
    <nav aria-label={t('account.views')}>
      <ul className={styles.views}>
        {accountViews.map((view) => (
          <li key={view}>
            <SafeLink
              href={`?view=${view}`}
              className={styles.view}
              aria-current={view === current ? 'page' : undefined}
            >
              {t(names[view])}
            </SafeLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** APP-13: the account in the view its address asks for; visitors are offered to sign in. */
export function Account() {
  const view = accountView(useLocation().search);
  const { data: customer, isPending } = useQuery(getCustomerQuery());
  const { isUnknown } = useSession();
  if (isUnknown) return <SessionUnknown />;
  if (isPending) return <Skeleton height="12rem" />;
  if (!customer) return <Visitor view={view} />;
  return (
    <>
      <Views current={view} />
      {view === 'Overview' ? <AccountSummary customer={customer} /> : <FavoriteLists />}
    </>
  );
}

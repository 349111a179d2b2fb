import { useQuery } from '@tanstack/react-query';
import { Each } from '../../../components/ErrorBoundary/Each';
import { ErrorNotice } from '../../../components/ErrorNotice/ErrorNotice';
import { Skeleton } from '../../../components/Skeleton/Skeleton';
import { useTranslate } from '../../../i18n/useTranslate';
import { favoriteListsQuery } from '../../favorites/favoriteLists';
import styles from './Overview.module.css';
import { OverviewCard } from './OverviewCard';

/** How many lists the overview names. */
const shownLists = 4;

function Lists() {
  const t = useTranslate();
  const { data, isError, isFetching, refetch } = useQuery(favoriteListsQuery());
  if (!data) {
    if (!isError) return <Skeleton height="6rem" />;
    return (
      <ErrorNotice
        message={t('account.favoritesFailed')}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  }
  if (data.length === 0) return <p className={styles.muted}>{t('account.noFavoritesText')}</p>;
  return (
    <ul className={styles.rows}>
      <Each items={data.slice(0, shownLists)} operation="getFavoriteLists" place="" keyOf={({ id }) => id}>
        {({ name, items }) => (
          <li className={styles.row}>
            <span>{name}</span>
            <span className={styles.muted}>
              {items.length === 1 ? t('account.oneProduct') : t('account.products', [items.length])}
            </span>
          </li>
        )}
      </Each>
    </ul>
  );
}

/** The customer's favourites by list (getFavoriteLists). */
export function FavoritesCard() {
  const t = useTranslate();
  return (
    <OverviewCard
      title={t('account.favorites')}
      link={{ href: '?view=Favorites', label: t('account.allFavorites') }}
    >
      <Lists />
    </OverviewCard>
  );
}

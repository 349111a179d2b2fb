import { useQuery } from '@tanstack/react-query';
import { ButtonLink } from '../../components/ButtonLink/ButtonLink';
import { EmptyState } from '../../components/EmptyState/EmptyState';
import { Each } from '../../components/ErrorBoundary/Each';
import { ErrorNotice } from '../../components/ErrorNotice/ErrorNotice';
import { ViewSkeleton } from '../../components/Skeleton/ViewSkeleton';
import { useTranslate } from '../../i18n/useTranslate';
import { favoriteListsQuery } from '../favorites/favoriteLists';
import { useHomeHref } from '../settings/settings';
import { FavoriteListSection } from './FavoriteListSection';
import styles from './FavoriteLists.module.css';
import { isVisible } from './listItems';

/** APP-13, FAV-01, FAV-03: the customer's favourites, list by list (getFavoriteLists). Lists without items do not show. */
export function FavoriteLists() {
  const t = useTranslate();
  const home = useHomeHref();
  const { data, isError, isFetching, refetch } = useQuery(favoriteListsQuery());
  if (!data) {
    if (!isError) return <ViewSkeleton shape="cards" />;
    return (
      <ErrorNotice
        message={t('account.favoritesFailed')}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  }
  const lists = data.filter(({ items }) => items.some(isVisible));
  if (lists.length === 0) {
    return (
      <EmptyState title={t('account.noFavorites')} text={t('account.noFavoritesText')} flush>
        <ButtonLink href={home}>{t('cart.continueShopping')}</ButtonLink>
      </EmptyState>
    );
  }
  return (
    <div className={styles.lists}>
      <Each items={lists} operation="getFavoriteLists" place="" keyOf={({ id }) => id}>
        {(list) => <FavoriteListSection list={list} />}
      </Each>
    </div>
  );
}

import { useQuery } from '@tanstack/react-query';
import { getFavoriteListsQuery } from '../../api/generated/queries';
import type { components } from '../../api/generated/types';
import { EmptyState } from '../../components/EmptyState/EmptyState';
import { Each } from '../../components/ErrorBoundary/Each';
import { ErrorNotice } from '../../components/ErrorNotice/ErrorNotice';
import { ViewSkeleton } from '../../components/Skeleton/ViewSkeleton';
import { useTranslate } from '../../i18n/useTranslate';
import { ProductCard } from '../product/ProductCard/ProductCard';
import styles from './FavoriteLists.module.css';

type FavoriteList = components['schemas']['FavoriteList'];

/** An item whose product is not visible stays in the list of the server and is not shown. */
const isVisible = (item: FavoriteList['items'][number]) => item.product?.visible !== false;

function List({ list: { id, name, items } }: { list: FavoriteList }) {
  return (
    <section aria-labelledby={`favorites-${id}`}>
      <h2 id={`favorites-${id}`} className={styles.name}>
        {name}
      </h2>
      <ul className={styles.products}>
        <Each items={items} place="/items" keyOf={({ code }) => code}>
          {({ code, product }) => (
            <li>{product ? <ProductCard product={product} view="grid" level={3} /> : code}</li>
          )}
        </Each>
      </ul>
    </section>
  );
}

/** APP-13: what the customer keeps for later, list by list (getFavoriteLists). */
export function FavoriteLists() {
  const t = useTranslate();
  const { data, isError, isFetching, refetch } = useQuery(getFavoriteListsQuery());
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
  const lists = data
    .map((list) => ({ ...list, items: list.items.filter(isVisible) }))
    .filter(({ items }) => items.length > 0);
  if (lists.length === 0) {
    return <EmptyState title={t('account.noFavorites')} text={t('account.noFavoritesText')} />;
  }
  return (
    <div className={styles.lists}>
      <Each items={lists} operation="getFavoriteLists" place="" keyOf={({ id }) => id}>
        {(list) => <List list={list} />}
      </Each>
    </div>
  );
}

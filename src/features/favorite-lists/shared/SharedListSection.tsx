import { useLocation } from 'react-router-dom';
import { Button } from '../../../components/Button/Button';
import { ButtonLink } from '../../../components/ButtonLink/ButtonLink';
import { EmptyState } from '../../../components/EmptyState/EmptyState';
import { Each } from '../../../components/ErrorBoundary/Each';
import { ErrorNotice } from '../../../components/ErrorNotice/ErrorNotice';
import { openModal } from '../../../components/Modal/modalStore';
import { ViewSkeleton } from '../../../components/Skeleton/ViewSkeleton';
import { useTranslate } from '../../../i18n/useTranslate';
import { PriceBasis } from '../../pricing/PriceBasis';
import { useSignedIn } from '../../session/customer';
import { useHomeHref } from '../../settings/settings';
import { AddItems } from '../cart/AddItems';
import styles from '../FavoriteLists.module.css';
import { ListItemCard } from '../ListItemCard';
import { readSharedList, type SharedList } from './sharedListAddress';
import { useSharedItems, type SharedItems } from './useSharedItems';

/** What did not become a product of the list. */
function Missing({ gone, isFailed, isFetching, retry }: SharedItems) {
  const t = useTranslate();
  return (
    <>
      {gone > 0 && (
        <p className={styles.missing}>
          {t(gone === 1 ? 'favorites.sharedGoneOne' : 'favorites.sharedGone', [gone])}
        </p>
      )}
      {isFailed && (
        <ErrorNotice message={t('favorites.sharedFailed')} onRetry={retry} retrying={isFetching} />
      )}
    </>
  );
}

/** What can be done with the list: by a customer at once, by a visitor after signing in. */
function SharedListActions({ name, items }: { name: string; items: SharedItems['items'] }) {
  const t = useTranslate();
  const signedIn = useSignedIn();
  if (!signedIn)
    return (
      <div className={styles.visitor}>
        <p>{t('favorites.signInToUse')}</p>
        <Button size="small" onClick={() => openModal('signIn')}>
          {t('account.signIn')}
        </Button>
      </div>
    );
  return (
    <AddItems listName={name} items={items}>
      <Button
        variant="secondary"
        size="small"
        onClick={() => openModal('saveSharedList', { name, codes: items.map(({ code }) => code) })}
      >
        {t('favorites.saveList')}
      </Button>
    </AddItems>
  );
}

function SharedProducts({ list: { name, codes } }: { list: SharedList }) {
  const t = useTranslate();
  const signedIn = useSignedIn();
  const shared = useSharedItems(codes);
  const { isPending, items } = shared;
  const listName = name || t('account.favoritesList');
  if (isPending) return <ViewSkeleton shape="cards" />;
  return (
    <section aria-labelledby="shared-list">
      <div className={styles.head}>
        <h2 id="shared-list" className={styles.name}>
          {listName}
        </h2>
        {signedIn && <PriceBasis />}
      </div>
      <Missing {...shared} />
      {items.length > 0 && <SharedListActions name={listName} items={items} />}
      <ul className={styles.products}>
        <Each items={items} operation="search" place="/productResult/result" keyOf={({ code }) => code}>
          {(item) => <ListItemCard item={item} />}
        </Each>
      </ul>
    </section>
  );
}

/** FAV-03: a list that was shared as a link: its products, and for a customer the ways to use it. */
export function SharedListSection() {
  const t = useTranslate();
  const home = useHomeHref();
  const list = readSharedList(useLocation().search);
  if (list.codes.length === 0)
    return (
      <EmptyState title={t('favorites.sharedEmpty')} text={t('favorites.sharedEmptyText')}>
        <ButtonLink href={home}>{t('cart.continueShopping')}</ButtonLink>
      </EmptyState>
    );
  return <SharedProducts list={list} />;
}

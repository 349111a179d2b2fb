import { useLocation } from 'react-router-dom';
import { Button } from '../../../components/Button/Button';
import { ButtonLink } from '../../../components/ButtonLink/ButtonLink';
import { classNames } from '../../../components/classNames';
import { EmptyState } from '../../../components/EmptyState/EmptyState';
import { Each } from '../../../components/ErrorBoundary/Each';
import { ErrorNotice } from '../../../components/ErrorNotice/ErrorNotice';
import { openModal } from '../../../components/Modal/modalStore';
import { ViewSkeleton } from '../../../components/Skeleton/ViewSkeleton';
import { useTranslate } from '../../../i18n/useTranslate';
import { SignInButton } from '../../pricing/SignInButton';
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

/** Says what a visitor has of signing in. */
function SignInOffer() {
  const t = useTranslate();
  return (
    <p className={styles.visitor}>
      <SignInButton>{t('account.signIn')}</SignInButton> {t('favorites.signInToUse')}
    </p>
  );
}

/** Who the list is from and how much is in it, and for a customer the ways to use it. */
function SharedListHead({ name, items }: { name: string; items: SharedItems['items'] }) {
  const t = useTranslate();
  const signedIn = useSignedIn();
  const count = t(items.length === 1 ? 'favorites.productsOne' : 'favorites.products', [items.length]);
  const heading = (
    <h2 className={styles.count}>
      {t('favorites.sharedWithYou')}
      {items.length > 0 && ` · ${count}`}
    </h2>
  );
  if (items.length === 0) return heading;
  if (!signedIn)
    return (
      <>
        {heading}
        <SignInOffer />
      </>
    );
  return (
    <AddItems heading={heading} listName={name} items={items}>
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
  const shared = useSharedItems(codes);
  const { isPending, items } = shared;
  const listName = name || t('account.favoritesList');
  if (isPending) return <ViewSkeleton shape="cards" />;
  return (
    <section aria-label={listName}>
      <SharedListHead name={listName} items={items} />
      <Missing {...shared} />
      <ul className={classNames(styles.products, styles.shared)}>
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

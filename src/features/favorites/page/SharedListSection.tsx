import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQueries } from '@tanstack/react-query';
import Heart from 'lucide-react/icons/heart';
import { useLocation } from 'react-router-dom';
import { searchQuery } from '../../../api/generated/queries';
import type { FavoriteItem, Product } from '../../../api/generated/types';
import { EmptyState } from '../../../components/plain/EmptyState';
import { Each } from '../../../components/plain/ErrorBoundary';
import { LoadFailure } from '../../../components/mui/LoadFailure';
import { openModal } from '../../../components/plain/modalStore';
import { ViewSkeleton } from '../../../components/mui/ViewSkeleton';
import { useTranslate } from '../../../i18n/useTranslate';
import { SafeLink } from '../../../routing/links/SafeLink';
import { SignInButton, usePricesShown } from '../../pricing/usePricesShown';
import { useSignedIn } from '../../session/customer';
import { useHomeHref } from '../../settings/settings';
import { AddItems } from './AddItems';
import { type SelectedColors, useSelectedColors } from './useAddItems';
import { ListItemCard, ProductGrid } from './ListItemCard';
import { readSharedList, type SharedList } from './sharedListAddress';

const hits = 10;
const queryOf = (code: string) => searchQuery({ query: { query: code, take: hits } });

const hasCode = (product: Product, code: string) =>
  product.code === code || product.variations.some((variation) => variation.code === code);

interface SharedItems {
  isPending: boolean;
  items: FavoriteItem[];
  /** Number of codes without a product. */
  gone: number;
  isFailed: boolean;
  isFetching: boolean;
  retry: () => void;
}

/** FAV-03: fetch the products of a shared list, each by its code (search). */
function useSharedItems(codes: readonly string[]): SharedItems {
  const results = useQueries({ queries: codes.map(queryOf) });
  const items = results.flatMap(({ data }, index): FavoriteItem[] => {
    const code = codes[index] ?? '';
    const product = data?.productResult.result.find((each) => hasCode(each, code));
    return product && product.visible !== false ? [{ code, product }] : [];
  });
  const found = results.filter(({ data }) => data).length;
  const failed = results.filter(({ isError, data }) => isError && !data);
  return {
    isPending: results.some(({ isPending }) => isPending),
    items,
    gone: found - items.length,
    isFailed: failed.length > 0,
    isFetching: failed.some(({ isFetching }) => isFetching),
    retry: () => failed.forEach(({ refetch }) => void refetch()),
  };
}

/** Notes on products that no longer exist or could not be fetched. */
function Missing({ gone, isFailed, isFetching, retry }: SharedItems) {
  const t = useTranslate();
  return (
    <>
      {gone > 0 && (
        <Typography variant="body2" color="textSecondary" sx={{ mb: 3 }}>
          {t('favorites.sharedGone', [gone])}
        </Typography>
      )}
      {isFailed && (
        <LoadFailure message={t('favorites.sharedFailed')} query={{ isFetching, refetch: retry }} />
      )}
    </>
  );
}

function SignInOffer() {
  const t = useTranslate();
  const pricesShown = usePricesShown();
  return (
    <Typography variant="body2" sx={{ mb: 4, lineHeight: '1.5rem' }}>
      <SignInButton>{t('account.signIn')}</SignInButton>{' '}
      {t(pricesShown ? 'favorites.signInToSave' : 'favorites.signInToUse')}
    </Typography>
  );
}

interface SharedListHeadProps {
  name: string;
  items: SharedItems['items'];
  colors: SelectedColors;
}

function SharedListHead({ name, items, colors }: SharedListHeadProps) {
  const t = useTranslate();
  const signedIn = useSignedIn();
  const pricesShown = usePricesShown();
  const count = t('favorites.products', [items.length]);
  const heading = (
    <Typography component="h2" variant="body2" color="textSecondary" sx={{ lineHeight: '1.5rem' }}>
      {t('favorites.sharedWithYou')}
      {items.length > 0 && ` · ${count}`}
    </Typography>
  );
  if (items.length === 0) return heading;
  return (
    <>
      {pricesShown ? (
        <AddItems heading={heading} listName={name} items={items} colors={colors}>
          {signedIn && (
            <Button
              variant="outlined"
              size="small"
              onClick={() => openModal('saveSharedList', { name, codes: items.map(({ code }) => code) })}
            >
              {t('favorites.saveList')}
            </Button>
          )}
        </AddItems>
      ) : (
        heading
      )}
      {!signedIn && <SignInOffer />}
    </>
  );
}

function SharedProducts({ list: { name, codes } }: { list: SharedList }) {
  const t = useTranslate();
  const shared = useSharedItems(codes);
  const { isPending, items } = shared;
  const { colors, selectColor } = useSelectedColors();
  const listName = name || t('account.favoritesList');
  if (isPending) return <ViewSkeleton shape="cards" />;
  return (
    <section aria-label={listName}>
      <SharedListHead name={listName} items={items} colors={colors} />
      <Missing {...shared} />
      <ProductGrid data-shared>
        <Each items={items} operation="search" path="/productResult/result" keyOf={({ code }) => code}>
          {(item) => <ListItemCard item={item} onColor={selectColor} />}
        </Each>
      </ProductGrid>
    </section>
  );
}

/** FAV-03: a list shared by link: its products and its actions; saving it is for customers. */
export function SharedListSection() {
  const t = useTranslate();
  const home = useHomeHref();
  const list = readSharedList(useLocation().search);
  if (list.codes.length === 0)
    return (
      <EmptyState icon={Heart} title={t('favorites.sharedEmpty')} text={t('favorites.sharedEmptyText')}>
        <Button component={SafeLink} href={home}>
          {t('cart.continueShopping')}
        </Button>
      </EmptyState>
    );
  return <SharedProducts list={list} />;
}

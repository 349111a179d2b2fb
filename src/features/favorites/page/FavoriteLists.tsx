import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import Heart from 'lucide-react/icons/heart';
import { EmptyState } from '../../../components/plain/EmptyState';
import { Each } from '../../../components/plain/ErrorBoundary';
import { LoadFailure } from '../../../components/mui/LoadFailure';
import { SafeLink } from '../../../routing/links/SafeLink';
import { ViewSkeleton } from '../../../components/mui/ViewSkeleton';
import { useTranslate } from '../../../i18n/useTranslate';
import { favoriteListsQuery } from '../favoriteLists';
import { isVisible } from '../favoriteChanges';
import { useHomeHref } from '../../settings/settings';
import { FavoriteListSection } from './FavoriteListSection';

/** APP-13, FAV-01, FAV-03: the customer's favourites by list (getFavoriteLists). Empty lists are not shown. */
export function FavoriteLists() {
  const t = useTranslate();
  const home = useHomeHref();
  const query = useQuery(favoriteListsQuery());
  const { data, isError } = query;
  if (!data) {
    return isError ? (
      <LoadFailure message={t('account.favoritesFailed')} query={query} />
    ) : (
      <ViewSkeleton shape="cards" />
    );
  }
  const lists = data.filter(({ items }) => items.some(isVisible));
  if (lists.length === 0) {
    return (
      <EmptyState icon={Heart} title={t('account.noFavorites')} text={t('account.noFavoritesText')} flush>
        <Button component={SafeLink} href={home}>
          {t('cart.continueShopping')}
        </Button>
      </EmptyState>
    );
  }
  return (
    <Box sx={{ display: 'grid', gap: 16 }}>
      <Each items={lists} operation="getFavoriteLists" path="" keyOf={({ id }) => id}>
        {(list) => <FavoriteListSection list={list} />}
      </Each>
    </Box>
  );
}

import List from '@mui/material/List';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { Each } from '../../../components/plain/ErrorBoundary';
import { LoadFailure } from '../../../components/mui/LoadFailure';
import { useTranslate } from '../../../i18n/useTranslate';
import { favoriteListsQuery } from '../../favorites/favoriteLists';
import { OverviewCard } from './OverviewCard';
import { OverviewRow, rowsLayout } from './OverviewRow';

/** Number of lists shown. */
const shownLists = 4;

function Lists() {
  const t = useTranslate();
  const query = useQuery(favoriteListsQuery());
  const { data, isError } = query;
  if (!data) {
    return isError ? (
      <LoadFailure message={t('account.favoritesFailed')} query={query} />
    ) : (
      <Skeleton width="100%" height="6rem" />
    );
  }
  if (data.length === 0) {
    return (
      <Typography variant="body2" color="textSecondary">
        {t('account.noFavoritesText')}
      </Typography>
    );
  }
  return (
    <List disablePadding sx={rowsLayout}>
      <Each items={data.slice(0, shownLists)} operation="getFavoriteLists" place="" keyOf={({ id }) => id}>
        {({ name, items }) => (
          <OverviewRow
            end={
              <Typography component="span" variant="body2" color="textSecondary">
                {t('account.products', [items.length])}
              </Typography>
            }
          >
            {name}
          </OverviewRow>
        )}
      </Each>
    </List>
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

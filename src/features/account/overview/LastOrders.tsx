import Box from '@mui/material/Box';
import List from '@mui/material/List';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { getAllOrdersQuery } from '../../../api/generated/queries';
import type { components } from '../../../api/generated/types';
import { Each } from '../../../components/ErrorBoundary/Each';
import { LoadFailure } from '../../../components/LoadFailure/LoadFailure';
import { SafeLink } from '../../../routing/links/SafeLink';
import { formatMoment } from '../../../i18n/formatMoment';
import { useTranslate } from '../../../i18n/useTranslate';
import { useLanguage } from '../../settings/language';
import { useSettings } from '../../settings/settings';
import { OverviewCard } from './OverviewCard';
import { OverviewRow, rowsLayout } from './OverviewRow';

type Order = components['schemas']['Order'];

/** Number of orders shown. */
const take = 3;

function OrderRow({ order, linked }: { order: Order; linked: boolean }) {
  const language = useLanguage();
  const { currentCountry } = useSettings();
  const { orderNumber, orderDate, totalPrice } = order;
  const address = `?view=Orders&order=${encodeURIComponent(orderNumber)}`;
  return (
    <OverviewRow
      note={formatMoment(orderDate, language, currentCountry)}
      end={
        <Box component="span" sx={{ flex: 'none' }}>
          {totalPrice.formattedString}
        </Box>
      }
    >
      {linked ? <SafeLink href={address}>{orderNumber}</SafeLink> : orderNumber}
    </OverviewRow>
  );
}

function Orders({ linked }: { linked: boolean }) {
  const t = useTranslate();
  const query = useQuery(getAllOrdersQuery({ query: { skip: 0, take } }));
  const { data, isError } = query;
  if (!data) {
    // The height of three orders.
    if (!isError) return <Skeleton width="100%" height="15rem" />;
    return <LoadFailure message={t('account.ordersFailed')} query={query} />;
  }
  if (data.orders.length === 0) {
    return (
      <Typography variant="body2" color="textSecondary">
        {t('account.noOrders')}
      </Typography>
    );
  }
  return (
    <>
      <Typography variant="body2" color="textSecondary" sx={{ alignSelf: 'flex-end', mb: -2 }}>
        {t('orders.totalInclVat')}
      </Typography>
      <List disablePadding sx={rowsLayout}>
        <Each items={data.orders.slice(0, take)} place="/orders" keyOf={({ orderNumber }) => orderNumber}>
          {(order) => <OrderRow order={order} linked={linked} />}
        </Each>
      </List>
    </>
  );
}

/**
 * The newest orders (getAllOrders).
 * @param linked true when the account has an orders view
 */
export function LastOrders({ linked }: { linked: boolean }) {
  const t = useTranslate();
  const link = linked ? { href: '?view=Orders', label: t('account.allOrders') } : undefined;
  return (
    <OverviewCard title={t('account.lastOrders')} link={link}>
      <Orders linked={linked} />
    </OverviewCard>
  );
}

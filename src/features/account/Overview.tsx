import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { brokenPart } from '../../components/plain/ErrorNotice';
import { Each, ErrorBoundary } from '../../components/plain/ErrorBoundary';
import { LoadFailure } from '../../components/mui/LoadFailure';
import { hasFeature } from '../../config/deployment';
import type { TranslationKey } from '../../i18n/english';
import { formatPhone, fullName } from '../../i18n/formatPhone';
import { useTranslate } from '../../i18n/useTranslate';
import { SafeLink } from '../../routing/links/SafeLink';
import { favoriteListsQuery } from '../favorites/favoriteLists';
import type { Customer } from '../session/customer';
import { DetailList } from './profile/DetailList';

interface OverviewCardProps {
  title: string;
  /** Link to the full view. */
  link: { href: string; label: string } | undefined;
  children: ReactNode;
}

const cardLayout = {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: 4,
  p: { xs: 5, lg: 6 },
};

const linkLayout = { py: 1, '@media (pointer: coarse)': { py: 3 } };

/** A card of the overview, with a link to the full view. */
function OverviewCard({ title, link, children }: OverviewCardProps) {
  const headingId = useId();
  return (
    <Card component="section" aria-labelledby={headingId} sx={cardLayout}>
      <Typography id={headingId} variant="h2" sx={{ fontSize: 'var(--text-xl)' }}>
        {title}
      </Typography>
      {children}
      {link && (
        <Link component={SafeLink} href={link.href} sx={linkLayout}>
          {link.label}
        </Link>
      )}
    </Card>
  );
}

/** The customer's primary address. */
function PrimaryAddress({ customer: { address } }: { customer: Customer }) {
  const t = useTranslate();
  if (!address)
    return (
      <Typography variant="body2" color="textSecondary">
        {t('account.noAddress')}
      </Typography>
    );
  return (
    <Box component="address" sx={{ fontStyle: 'normal' }}>
      {fullName(address)}
      <br />
      {address.address}
      <br />
      {address.postalCode} {address.city}
      <br />
      {address.countryName}
    </Box>
  );
}

const rowLayout = {
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: 4,
  px: 0,
  py: 3,
  borderBottom: 'var(--hairline) solid var(--color-line)',
};

/** Number of lists shown. */
const shownLists = 4;

/** The customer's favourites by list (getFavoriteLists). */
function FavoriteRows() {
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
    <List disablePadding sx={{ width: 1, borderTop: 'var(--hairline) solid var(--color-line)' }}>
      <Each items={data.slice(0, shownLists)} operation="getFavoriteLists" path="" keyOf={({ id }) => id}>
        {({ name, items }) => (
          <ListItem sx={rowLayout}>
            <Box component="span" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
              {name}
            </Box>
            <Typography
              component="span"
              variant="body2"
              color="textSecondary"
              sx={{ flexShrink: 0, maxWidth: '50%', overflowWrap: 'anywhere' }}
            >
              {t('account.products', [items.length])}
            </Typography>
          </ListItem>
        )}
      </Each>
    </List>
  );
}

/** Columns of their own height: a short card beside a tall one is not stretched. */
const layout = {
  display: 'grid',
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
  gap: 5,
};

const columnLayout = { display: 'grid', gap: 5 };

interface OverviewProps {
  customer: Customer;
  /** Names of the customer's views. */
  views: readonly string[];
  /** Content of the card of the last orders. */
  lastOrders: ReactNode;
}

/** ACC-01: the account overview: last orders, credit, address, lists and details, each with a link to its view. */
export function Overview({ customer, views, lastOrders }: OverviewProps) {
  const t = useTranslate();
  const { email, phoneNumber, organizationName, credit, spendingLimits } = customer;
  const linkTo = (view: 'Orders' | 'Addresses' | 'Invoices', label: TranslationKey) =>
    views.includes(view) ? { href: `?view=${view}`, label: t(label) } : undefined;
  return (
    <Box sx={layout}>
      <Box sx={columnLayout}>
        <ErrorBoundary operation="getAllOrders" fallback={brokenPart}>
          <OverviewCard title={t('account.lastOrders')} link={linkTo('Orders', 'account.allOrders')}>
            {lastOrders}
          </OverviewCard>
        </ErrorBoundary>
        {hasFeature('favorites') && (
          <OverviewCard
            title={t('account.favorites')}
            link={{ href: '?view=Favorites', label: t('account.allFavorites') }}
          >
            <FavoriteRows />
          </OverviewCard>
        )}
      </Box>
      <Box sx={columnLayout}>
        <OverviewCard
          title={t('account.details')}
          link={{ href: '?view=Profile', label: t('account.changeDetails') }}
        >
          <DetailList
            rows={[
              [t('account.name'), fullName(customer)],
              [t('account.email'), email],
              [t('account.phone'), formatPhone(phoneNumber)],
              [t('account.organization'), organizationName],
            ]}
          />
        </OverviewCard>
        {credit && (
          <OverviewCard title={t('account.credit')} link={linkTo('Invoices', 'account.allInvoices')}>
            <DetailList
              rows={[
                [t('account.creditBalance'), credit.balance.formattedString],
                [t('account.creditLimit'), credit.limit.formattedString],
                [t('account.creditAvailable'), credit.available.formattedString],
              ]}
            />
          </OverviewCard>
        )}
        {spendingLimits && (
          <OverviewCard title={t('organization.limits')} link={linkTo('Orders', 'account.allOrders')}>
            <DetailList
              rows={[
                [t('organization.orderLimit'), spendingLimits.orderLimit?.formattedString ?? null],
                [t('organization.monthlyLimit'), spendingLimits.monthlyLimit?.formattedString ?? null],
                [t('account.creditAvailable'), spendingLimits.monthlyAvailable?.formattedString ?? null],
              ]}
            />
          </OverviewCard>
        )}
        <OverviewCard title={t('account.primaryAddress')} link={linkTo('Addresses', 'account.allAddresses')}>
          <PrimaryAddress customer={customer} />
        </OverviewCard>
      </Box>
    </Box>
  );
}

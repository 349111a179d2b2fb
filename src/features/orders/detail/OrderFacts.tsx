import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Each } from '../../../components/plain/ErrorBoundary';
import { SafeLink } from '../../../routing/links/SafeLink';
import { formatPhone, fullName } from '../../../i18n/formatPhone';
import { useTranslate } from '../../../i18n/useTranslate';
import { useSettings } from '../../settings/settings';
import type { Order } from '../orderQueries';
import { quotesHref } from '../quotes/quoteQueries';
import { useDates } from '../useDates';

interface Fact {
  label: string;
  /** The fact is not rendered when empty. */
  value: ReactNode;
}

const headingLayout = {
  pb: 3,
  borderBottom: 'var(--hairline) solid var(--color-line)',
  fontSize: 'var(--text-l)',
};

const sectionsLayout = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 14rem), 1fr))',
  gap: 8,
  '@media print': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: 5 },
};

function Facts({ heading, facts }: { heading: string; facts: readonly Fact[] }) {
  const known = facts.filter(({ value }) => value);
  if (known.length === 0) return null;
  return (
    <Box component="section" sx={{ breakInside: 'avoid' }}>
      <Typography variant="h3" sx={headingLayout}>
        {heading}
      </Typography>
      <Box component="dl" sx={{ display: 'grid', gap: 4, mt: 4 }}>
        {known.map(({ label, value }) => (
          <div key={label}>
            <Typography component="dt" variant="body2" color="textSecondary">
              {label}
            </Typography>
            <Typography component="dd" sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
              {typeof value === 'string' ? <bdi>{value}</bdi> : value}
            </Typography>
          </div>
        ))}
      </Box>
    </Box>
  );
}

function Lines({ lines }: { lines: readonly string[] }) {
  return (
    <Box component="address" sx={{ display: 'grid', fontStyle: 'normal', whiteSpace: 'normal' }}>
      {lines
        .filter((line) => line.trim() !== '')
        .map((line) => (
          <span key={line}>
            <bdi>{line}</bdi>
          </span>
        ))}
    </Box>
  );
}

function Address({ address }: { address: Order['billingAddress'] }) {
  const { postalCode, city, countryName, email, phoneNumber } = address;
  const town = `${postalCode} ${city}`;
  return (
    <Lines lines={[fullName(address), address.address, town, countryName, email, formatPhone(phoneNumber)]} />
  );
}

function Shop({ shop }: { shop: NonNullable<Order['collectionAddress']> }) {
  const { name, address, postalCode, city } = shop;
  return <Lines lines={[name, address, `${postalCode} ${city}`]} />;
}

function Documents({ documents }: { documents: NonNullable<Order['documents']> }) {
  return (
    <List disablePadding>
      <Each items={documents} operation="getOrder" path="/documents" keyOf={({ url }) => url}>
        {({ text, url }) => (
          <ListItem disablePadding sx={{ '@media (pointer: coarse)': { py: 2 } }}>
            <Link component={SafeLink} href={url} leadsTo="file">
              {text}
            </Link>
          </ListItem>
        )}
      </Each>
    </List>
  );
}

function useDestination({ collectionAddress, shippingAddress }: Order): Fact {
  const t = useTranslate();
  return collectionAddress
    ? { label: t('orders.collectionAddress'), value: <Shop shop={collectionAddress} /> }
    : { label: t('orders.deliveryAddress'), value: <Address address={shippingAddress} /> };
}

/** ORG-01: link to the quote that the order was placed from. */
function QuoteLink({ quoteNumber }: { quoteNumber: string }) {
  const { accountPage } = useSettings().staticPages;
  return (
    <Link component={SafeLink} href={`${accountPage.url}${quotesHref({ quote: quoteNumber })}`}>
      {quoteNumber}
    </Link>
  );
}

export function OrderFacts({ order }: { order: Order }) {
  const t = useTranslate();
  const dates = useDates();
  const destination = useDestination(order);
  const { requestedDeliveryDate, expectedDeliveryDate, collectionAddress, placedBy, note } = order;
  return (
    <Box sx={sectionsLayout}>
      <Facts
        heading={t('orders.delivery')}
        facts={[
          destination,
          { label: t('orders.deliveryMethod'), value: order.shippingMethod },
          {
            label: t('orders.requestedDate'),
            value: requestedDeliveryDate && dates.day(requestedDeliveryDate),
          },
          {
            label: t(collectionAddress ? 'orders.readyDate' : 'orders.expectedDate'),
            value: expectedDeliveryDate && dates.day(expectedDeliveryDate),
          },
        ]}
      />
      <Facts
        heading={t('orders.payment')}
        facts={[
          { label: t('orders.billingAddress'), value: <Address address={order.billingAddress} /> },
          { label: t('orders.paymentMethod'), value: order.paymentMethod },
          {
            label: t('quotes.quote'),
            value: order.quoteNumber && <QuoteLink quoteNumber={order.quoteNumber} />,
          },
          {
            label: t('orders.documents'),
            value: order.documents?.length && <Documents documents={order.documents} />,
          },
        ]}
      />
      <Facts
        heading={t('orders.contactDetails')}
        facts={[
          { label: t('orders.placedBy'), value: placedBy && fullName(placedBy) },
          { label: t('orders.costCenter'), value: order.costCenter },
          { label: t('orders.email'), value: order.email },
          { label: t('orders.phone'), value: formatPhone(order.phoneNumber) },
          { label: t('orders.reference'), value: note?.title },
          { label: t('orders.note'), value: note?.description },
        ]}
      />
    </Box>
  );
}

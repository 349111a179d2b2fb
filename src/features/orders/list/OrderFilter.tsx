import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { Field } from '../../../components/mui/form/Field';
import { SelectField } from '../../../components/mui/form/SelectField';
import type { OrderBuyer } from '../../../api/generated/types';
import { fullName } from '../../../i18n/formatPhone';
import { useTranslate } from '../../../i18n/useTranslate';
import { statusText } from '../OrderStatus';
import { filterOf, ordersHref, readDay, type OrdersAddress, type OrdersFilter } from '../ordersAddress';
import { normalizeText } from '../../../lib/normalizeText';

interface OrderFilterProps {
  address: OrdersAddress;
  years: readonly number[];
  /** Statuses to filter by; without them there is no filter by status and days. */
  statuses?: readonly string[];
  /** Customers to filter by; with one of them alone there is no filter. */
  buyers?: readonly OrderBuyer[];
  /** Cost centres to filter by, like the buyers. */
  costCenters?: readonly string[];
}

/** Filters side by side, two a row on phones; a single one spans the row there. The search is below or beside them. */
const layout = {
  display: 'grid',
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: '10rem minmax(0, 1fr)' },
  alignItems: 'end',
  gap: 3,
  '& > .OrderFilter-only': { gridColumn: { xs: '1 / -1', md: 'auto' } },
  '& > .OrderFilter-search': { gridColumn: { xs: '1 / -1', md: 'auto' } },
  '&:has(.OrderFilter-day)': {
    gridTemplateColumns: {
      xs: 'repeat(2, minmax(0, 1fr))',
      md: '8rem minmax(0, 1.2fr) repeat(2, minmax(0, 1fr))',
    },
    '& > .OrderFilter-search': { gridColumn: '1 / -1' },
  },
  '&:has(#orders-buyer)': {
    gridTemplateColumns: {
      xs: 'repeat(2, minmax(0, 1fr))',
      md: 'repeat(3, minmax(0, 1fr))',
      xl: '7rem repeat(2, minmax(0, 1.2fr)) repeat(2, minmax(0, 1fr))',
    },
    '& > .OrderFilter-buyer': { gridColumn: { xs: '1 / -1', md: 'auto' } },
  },
  '&:has(#orders-cost-center)': {
    gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: 'repeat(3, minmax(0, 1fr))' },
    '& > .OrderFilter-buyer': { gridColumn: 'auto' },
  },
  // A truncated placeholder ends in an ellipsis.
  '& input': { textOverflow: 'ellipsis' },
};

interface DayFilterProps {
  name: 'from' | 'to';
  day: string | null;
  onChange: (day: string | null) => void;
}

/** First or last day. Uncontrolled, because a day is typed part by part; applied once it is complete. */
function DayFilter({ name, day, onChange }: DayFilterProps) {
  const t = useTranslate();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (input.current && input.current.value !== (day ?? '')) input.current.value = day ?? '';
  }, [day]);
  return (
    <Field
      id={`orders-${name}`}
      type="date"
      className="OrderFilter-day"
      label={t(`orders.${name}`)}
      defaultValue={day ?? ''}
      inputRef={input}
      onChange={({ target }) => {
        const next = readDay(target.value);
        if (next !== day && (next !== null || target.value === '')) onChange(next);
      }}
    />
  );
}

/** ORD-01: filter by year, or by status and days, and search; each selection is a history entry. */
export function OrderFilter({ address, years, statuses, buyers = [], costCenters = [] }: OrderFilterProps) {
  const { year, status, query } = address;
  const t = useTranslate();
  const navigate = useNavigate();
  const [text, setText] = useState(query);
  const offered = year === null || years.includes(year) ? years : [year, ...years];
  const search = (event: SubmitEvent) => {
    event.preventDefault();
    void navigate(ordersHref({ ...filterOf(address), query: normalizeText(text) }));
  };
  const filter = (change: Partial<OrdersFilter>) =>
    void navigate(ordersHref({ ...filterOf(address), query, ...change }));
  return (
    <Box component="form" role="search" aria-label={t('orders.search')} onSubmit={search} sx={layout}>
      <SelectField
        id="orders-year"
        className={statuses ? undefined : 'OrderFilter-only'}
        label={t('orders.year')}
        value={year ?? ''}
        onChange={({ target }) => filter({ year: Number(target.value) || null, from: null, to: null })}
        options={[
          { value: '', label: t('orders.allYears') },
          ...offered.map((each) => ({ value: `${each}`, label: `${each}` })),
        ]}
      />
      {statuses && (
        <>
          <SelectField
            id="orders-status"
            label={t('orders.status')}
            value={status ?? ''}
            onChange={({ target }) => filter({ status: target.value || null })}
            options={[
              { value: '', label: t('orders.allStatuses') },
              ...statuses.map((each) => ({ value: each, label: statusText(each, t) })),
            ]}
          />
          {buyers.length > 1 && (
            <SelectField
              id="orders-buyer"
              className="OrderFilter-buyer"
              label={t('orders.placedBy')}
              value={address.buyer ?? ''}
              onChange={({ target }) => filter({ buyer: target.value || null })}
              options={[
                { value: '', label: t('orders.allBuyers') },
                ...buyers.map((each) => ({ value: each.customerId, label: fullName(each) })),
              ]}
            />
          )}
          {costCenters.length > 1 && (
            <SelectField
              id="orders-cost-center"
              label={t('orders.costCenter')}
              value={address.costCenter ?? ''}
              onChange={({ target }) => filter({ costCenter: target.value || null })}
              options={[
                { value: '', label: t('orders.allCostCenters') },
                ...costCenters.map((each) => ({ value: each, label: each })),
              ]}
            />
          )}
          <DayFilter name="from" day={address.from} onChange={(from) => filter({ from, year: null })} />
          <DayFilter name="to" day={address.to} onChange={(to) => filter({ to, year: null })} />
        </>
      )}
      <Box className="OrderFilter-search" sx={{ display: 'flex', alignItems: 'end', gap: 3 }}>
        <Field
          id="orders-search"
          type="search"
          sx={{ flex: 1 }}
          label={t('orders.search')}
          placeholder={t('orders.searchHint')}
          autoComplete="off"
          value={text}
          onChange={({ target }) => setText(target.value)}
          inputProps={{ maxLength: 100, enterKeyHint: 'search' }}
        />
        <Button type="submit" variant="outlined">
          {t('orders.searchButton')}
        </Button>
      </Box>
    </Box>
  );
}

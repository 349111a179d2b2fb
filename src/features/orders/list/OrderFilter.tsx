import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState, type SubmitEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { Field } from '../../../components/Form/Field';
import { SelectField } from '../../../components/Form/SelectField';
import { useTranslate } from '../../../i18n/useTranslate';
import { ordersHref, type OrdersAddress } from '../ordersAddress';

interface OrderFilterProps {
  address: OrdersAddress;
  /** Years with orders, newest first. */
  years: readonly number[];
}

const layout = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', md: '10rem minmax(0, 1fr) auto' },
  alignItems: 'end',
  gap: 3,
  '& .OrderFilter-year': { gridColumn: { xs: '1 / -1', md: 'auto' } },
  // A truncated placeholder ends in an ellipsis.
  '& input': { textOverflow: 'ellipsis' },
};

/** ORD-01: filters by year and searches the orders. Each selection is a history entry, so that Back undoes it. */
export function OrderFilter({ address: { year, query }, years }: OrderFilterProps) {
  const t = useTranslate();
  const navigate = useNavigate();
  const [text, setText] = useState(query);
  const offered = year === null || years.includes(year) ? years : [year, ...years];
  const search = (event: SubmitEvent) => {
    event.preventDefault();
    void navigate(ordersHref({ year, query: text.trim() }));
  };
  return (
    <Box component="form" role="search" aria-label={t('orders.search')} onSubmit={search} sx={layout}>
      <SelectField
        id="orders-year"
        className="OrderFilter-year"
        label={t('orders.year')}
        value={year ?? ''}
        onChange={({ target }) => void navigate(ordersHref({ year: Number(target.value) || null, query }))}
        options={[
          { value: '', label: t('orders.allYears') },
          ...offered.map((each) => ({ value: `${each}`, label: `${each}` })),
        ]}
      />
      <Field
        id="orders-search"
        type="search"
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
  );
}

import { TextField } from '@mui/material';
import { useState, type SubmitEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '../../../components/Button/Button';
import { useTranslate } from '../../../i18n/useTranslate';
import { ordersHref, type OrdersAddress } from '../ordersAddress';
import styles from './OrderFilter.module.css';

interface OrderFilterProps {
  address: OrdersAddress;
  /** Years with orders, newest first. */
  years: readonly number[];
}

/** ORD-01: chooses a year and searches the orders. Each choice is an address of its own, so that Back undoes it. */
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
    <form role="search" aria-label={t('orders.search')} className={styles.filter} onSubmit={search}>
      <TextField
        select
        id="orders-year"
        className={styles.year}
        label={t('orders.year')}
        value={year ?? ''}
        onChange={({ target }) => void navigate(ordersHref({ year: Number(target.value) || null, query }))}
      >
        <option value="">{t('orders.allYears')}</option>
        {offered.map((each) => (
          <option key={each} value={each}>
            {each}
          </option>
        ))}
      </TextField>
      <TextField
        id="orders-search"
        type="search"
        label={t('orders.search')}
        placeholder={t('orders.searchHint')}
        autoComplete="off"
        value={text}
        onChange={({ target }) => setText(target.value)}
        slotProps={{ htmlInput: { maxLength: 100, enterKeyHint: 'search' } }}
      />
      <Button type="submit" variant="secondary">
        {t('orders.searchButton')}
      </Button>
    </form>
  );
}

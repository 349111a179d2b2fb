import type { ReactNode } from 'react';
import { classNames } from '../../components/plain/classNames';
import styles from './Totals.module.css';

interface TotalsProps {
  /** True while a change is not confirmed: amounts are dimmed. */
  outdated?: boolean;
  /** True to stack label and amount of the total up to 1024 px, for a bar. */
  isBar?: boolean;
  /** Rows: AmountRow and TotalRow. */
  children: ReactNode;
}

/** CART-01, ORD-01: amounts of a cart or an order, the same in cart, checkout and orders. */
export function Totals({ outdated, isBar, children }: TotalsProps) {
  return (
    <dl className={classNames(styles.totals, isBar && styles.stacked)} aria-busy={outdated || undefined}>
      {children}
    </dl>
  );
}

interface AmountRowProps {
  label: ReactNode;
  amount: string;
  isSaving?: boolean;
  children?: ReactNode;
}

/** A row: label at the start, amount at the end, details below. */
export function AmountRow({ label, amount, isSaving, children }: AmountRowProps) {
  return (
    <div className={isSaving ? styles.saved : styles.row}>
      <dt>{label}</dt>
      <dd className={styles.amount}>
        <bdi>{amount}</bdi>
      </dd>
      {children}
    </div>
  );
}

export function AmountDetail({ children }: { children: ReactNode }) {
  return <dd className={styles.detail}>{children}</dd>;
}

/** The total, with a note below its label, such as its VAT: as a row above, the VAT would look like an addend. */
export function TotalRow({ label, amount, note }: { label: string; amount: string; note: ReactNode }) {
  return (
    <div className={styles.total}>
      <dt>
        {label}
        {note && <span className={styles.updating}>{note}</span>}
      </dt>
      <dd className={styles.amount}>
        <bdi>{amount}</bdi>
      </dd>
    </div>
  );
}

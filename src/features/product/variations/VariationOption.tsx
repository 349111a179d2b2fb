import Radio from '@mui/material/Radio';
import { useId } from 'react';
import type { ProductFields, Variation } from '../../../api/generated/types';
import { Picture } from '../../../components/Picture/Picture';
import { useTranslate } from '../../../i18n/useTranslate';
import { useSignedIn } from '../../session/customer';
import { ListPrice } from '../../pricing/ListPrice';
import { StockStatus } from '../StockStatus';
import { stockOf } from './variations';
import styles from './VariationPicker.module.css';

interface VariationOptionProps {
  product: Pick<ProductFields, 'active' | 'inStockQuantity' | 'isGift' | 'name'>;
  variation: Variation;
  /** Name of the group of radio buttons. */
  group: string;
  chosen: boolean;
  /** Called with the variation's code. */
  onSelect: (code: string) => void;
}

/** The part of a variation's name after its product's name. */
const ownName = (product: string, variation: string) =>
  variation.startsWith(`${product}, `) ? variation.slice(product.length + 2) : variation;

/** CARD-09: a selectable variation: picture, name, stock (CARD-02) and price (CARD-08). */
export function VariationOption({ product, variation, group, chosen, onSelect }: VariationOptionProps) {
  const t = useTranslate();
  const stockId = useId();
  const priceId = useId();
  const signedIn = useSignedIn();
  const { code, name, price } = variation;
  const isGift = product.isGift || variation.isGift;
  const isBuyable = variation.isBuyable && !isGift;
  return (
    <label className={styles.variation} data-unavailable={!isBuyable || undefined}>
      <Radio
        className={styles.radio}
        name={group}
        checked={chosen}
        disabled={!isBuyable}
        slotProps={{ input: { 'aria-label': name, 'aria-describedby': `${stockId} ${priceId}` } }}
        onChange={() => onSelect(code)}
      />
      <span className={styles.picture}>
        <Picture image={variation.thumbnail} ratio="1 / 1" sizes="4rem" decorative />
      </span>
      <span className={styles.name}>{ownName(product.name, name)}</span>
      <span id={stockId} className={styles.stock}>
        {isBuyable ? (
          <StockStatus active={product.active} inStockQuantity={stockOf(product, variation)} />
        ) : (
          t(isGift ? 'product.gift' : 'product.notForSale')
        )}
      </span>
      <span id={priceId} className={styles.price}>
        {signedIn && price && !isGift && <ListPrice stacked price={price} />}
      </span>
    </label>
  );
}

import Skeleton from '@mui/material/Skeleton';
import { useId, useState } from 'react';
import Radio from '@mui/material/Radio';
import type { ProductDetails, Variation, ProductFields } from '../../api/generated/types';
import { LoadFailure } from '../../components/mui/LoadFailure';
import { Modal } from '../../components/mui/Modal';
import { Each } from '../../components/plain/ErrorBoundary';
import { Picture } from '../../components/plain/Picture';
import { QuantityInput } from '../../components/plain/QuantityInput';
import { useTranslate } from '../../i18n/useTranslate';
import { fittingQuantity } from '../../lib/quantityRules';
import { AddToCartButton } from '../cart/AddToCartButton';
import { ListPrice } from '../pricing/usePriceTexts';
import { usePricesShown } from '../pricing/usePricesShown';
import type { CardProduct } from './card/cardProduct';
import { StockStatus } from './StockStatus';
import { useProductDetails } from './useProductDetails';
import { defaultVariation, isForSale, variationsInColor, stockOf } from './variations';
import styles from './VariationPicker.module.css';

interface VariationOptionProps {
  product: Pick<ProductFields, 'active' | 'inStockQuantity' | 'isGift' | 'name'>;
  variation: Variation;
  group: string;
  selected: boolean;
  onSelect: (code: string) => void;
}

const ownName = (product: string, variation: string) =>
  variation.startsWith(`${product}, `) ? variation.slice(product.length + 2) : variation;

/** CARD-09: a selectable variation: picture, name, stock (CARD-02) and price (CARD-08). */
function VariationOption({ product, variation, group, selected, onSelect }: VariationOptionProps) {
  const t = useTranslate();
  const stockId = useId();
  const priceId = useId();
  const pricesShown = usePricesShown();
  const { code, name, price } = variation;
  const isGift = product.isGift || variation.isGift;
  const isBuyable = variation.isBuyable && !isGift;
  return (
    <label className={styles.variation} data-unavailable={!isBuyable || undefined}>
      <Radio
        className={styles.radio}
        name={group}
        checked={selected}
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
        {pricesShown && price && !isGift && <ListPrice stacked price={price} />}
      </span>
    </label>
  );
}

interface VariationPickerProps {
  product: Pick<CardProduct, 'code' | 'name' | 'url'>;
  quantity: number;
  code: string;
  /** Color selected before: only its variations are offered, if one of them can be bought. */
  colorKey: string | null;
}

declare module '../../components/plain/modalStore' {
  interface ModalProps {
    variationPicker: VariationPickerProps;
  }
}

interface PurchaseProps {
  selected: Variation;
  quantity: number | null;
  onQuantity: (quantity: number | null) => void;
}

/** Quantity of the selected variation, by its rules, and the add-to-cart button (CARD-05, CARD-06). */
function Purchase({ selected, quantity, onQuantity }: PurchaseProps) {
  const t = useTranslate();
  const { code, name, price } = selected;
  const pieces = quantity && fittingQuantity(quantity, selected);
  return (
    <div className={styles.purchase}>
      <QuantityInput
        label={t('product.quantityOf', [name])}
        value={pieces}
        rules={selected}
        onChange={onQuantity}
      />
      <AddToCartButton key={code} addition={{ code, name, price, quantity: pieces }} />
    </div>
  );
}

/** The offered variations: all, or those of the color selected before. */
function offeredVariations({ variations }: ProductDetails, colorKey: string | null): Variation[] {
  const inColor = colorKey === null ? [] : variationsInColor(variations, colorKey);
  return inColor.some(isForSale) ? inColor : variations;
}

/** CARD-09: selection of a product's variation, with stock and price; variations that are not for sale are marked. */
export function VariationPicker({ product, quantity: firstQuantity, code, colorKey }: VariationPickerProps) {
  const t = useTranslate();
  const group = useId();
  const pricesShown = usePricesShown();
  const [selectedCode, setSelectedCode] = useState(code);
  const [quantity, setQuantity] = useState<number | null>(firstQuantity);
  const { product: details, isFailed, isFetching, refetch } = useProductDetails(product.url);
  const offered = details ? offeredVariations(details, colorKey) : [];
  const buyable = details?.isGift ? [] : offered.filter(isForSale);
  const selected =
    buyable.find((variation) => variation.code === selectedCode) ??
    defaultVariation({ variations: buyable, color: details?.color ?? null });
  return (
    <Modal
      title={t('product.chooseVariant')}
      footer={
        pricesShown &&
        selected?.price && <Purchase selected={selected} quantity={quantity} onQuantity={setQuantity} />
      }
    >
      {isFailed && <LoadFailure message={t('product.variantsFailed')} query={{ isFetching, refetch }} />}
      <p role="status" className="visually-hidden">
        {isFetching && !details && t('common.loading')}
      </p>
      {isFetching && !details && <Skeleton width="100%" height="10rem" />}
      {details && (
        <fieldset className={styles.variations}>
          <legend className={styles.product}>{product.name}</legend>
          <Each items={offered} operation="getPage" path="/product/variations" keyOf={({ code: own }) => own}>
            {(variation) => (
              <VariationOption
                product={details}
                variation={variation}
                group={group}
                selected={variation === selected}
                onSelect={setSelectedCode}
              />
            )}
          </Each>
        </fieldset>
      )}
    </Modal>
  );
}

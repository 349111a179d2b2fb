import Skeleton from '@mui/material/Skeleton';
import { useId, useState } from 'react';
import type { ProductDetails, Variation } from '../../../api/generated/types';
import { Each } from '../../../components/ErrorBoundary/Each';
import { LoadFailure } from '../../../components/LoadFailure/LoadFailure';
import { Modal } from '../../../components/Modal/Modal';
import { QuantityInput } from '../../../components/QuantityInput/QuantityInput';
import { useTranslate } from '../../../i18n/useTranslate';
import { AddToCartButton } from '../../cart/AddToCartButton';
import { useSignedIn } from '../../session/customer';
import { useProductDetails } from '../useProductDetails';
import type { CardProduct } from '../card/cardProduct';
import { VariationOption } from './VariationOption';
import styles from './VariationPicker.module.css';
import { defaultVariation, isForSale, variationsInColor } from './variations';

interface VariationPickerProps {
  product: Pick<CardProduct, 'code' | 'name' | 'url'>;
  /** Initial number of pieces. */
  quantity: number;
  /** Article number of the initially selected variation. */
  code: string;
  /** Color selected before: only its variations are offered, if one of them can be bought. */
  colorKey: string | null;
}

declare module '../../../components/Modal/modalStore' {
  interface ModalProps {
    /** CARD-09: picker of the variation to add to the cart. */
    variationPicker: VariationPickerProps;
  }
}

interface PurchaseProps {
  chosen: Variation;
  quantity: number | null;
  onQuantity: (quantity: number | null) => void;
}

/** Quantity of the selected variation, up to its maximum, and the add-to-cart button (CARD-05, CARD-06). */
function Purchase({ chosen, quantity, onQuantity }: PurchaseProps) {
  const t = useTranslate();
  const { code, name, price, maxQuantity } = chosen;
  const max = maxQuantity ?? undefined;
  const pieces = quantity && Math.min(quantity, max ?? quantity);
  return (
    <div className={styles.purchase}>
      <QuantityInput label={t('product.quantityOf', [name])} value={pieces} max={max} onChange={onQuantity} />
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
  const signedIn = useSignedIn();
  const [chosenCode, setChosenCode] = useState(code);
  const [quantity, setQuantity] = useState<number | null>(firstQuantity);
  const { product: details, isFailed, isFetching, refetch } = useProductDetails(product.url);
  const offered = details ? offeredVariations(details, colorKey) : [];
  const buyable = details?.isGift ? [] : offered.filter(isForSale);
  const chosen =
    buyable.find((variation) => variation.code === chosenCode) ??
    defaultVariation({ variations: buyable, color: details?.color ?? null });
  return (
    <Modal
      title={t('product.chooseVariant')}
      footer={
        signedIn && chosen?.price && <Purchase chosen={chosen} quantity={quantity} onQuantity={setQuantity} />
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
          <Each
            items={offered}
            operation="getPage"
            place="/product/variations"
            keyOf={({ code: own }) => own}
          >
            {(variation) => (
              <VariationOption
                product={details}
                variation={variation}
                group={group}
                chosen={variation === chosen}
                onSelect={setChosenCode}
              />
            )}
          </Each>
        </fieldset>
      )}
    </Modal>
  );
}

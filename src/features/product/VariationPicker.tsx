import { useId, useState } from 'react';
import type { components } from '../../api/generated/types';
import { Modal } from '../../components/Modal/Modal';
import { QuantityInput } from '../../components/QuantityInput/QuantityInput';
import { useTranslate } from '../../i18n/useTranslate';
import { AddToCartButton } from '../cart/AddToCartButton';
import { useSignedIn } from '../session/customer';
import { VariationOption } from './VariationOption';
import styles from './VariationPicker.module.css';

type Schemas = components['schemas'];

interface VariationPickerProps {
  product: Schemas['Product'];
  /** Pieces to begin with. */
  quantity: number;
  /** Article number that is chosen at first; the first one for sale when it is no variation's. */
  code: string;
}

declare module '../../components/Modal/modalStore' {
  interface ModalProps {
    /** CARD-09: asks which variation of a product goes into the cart. */
    variationPicker: VariationPickerProps;
  }
}

interface PurchaseProps {
  chosen: Schemas['Variation'];
  quantity: number;
  onQuantity: (quantity: number) => void;
}

/** How many of the variation chosen, up to its own maximum, and into the cart with them (CARD-05, CARD-06). */
function Purchase({ chosen, quantity, onQuantity }: PurchaseProps) {
  const t = useTranslate();
  const { code, name, price, maxQuantity } = chosen;
  const max = maxQuantity ?? undefined;
  const pieces = Math.min(quantity, max ?? quantity);
  return (
    <div className={styles.purchase}>
      <QuantityInput label={t('product.quantityOf', [name])} value={pieces} max={max} onChange={onQuantity} />
      <AddToCartButton key={code} addition={{ code, name, price, quantity: pieces }} />
    </div>
  );
}

/** CARD-09: a product's variations, each with stock and price, to choose one from; those not for sale say so. */
export function VariationPicker({ product, quantity: first, code }: VariationPickerProps) {
  const t = useTranslate();
  const group = useId();
  const signedIn = useSignedIn();
  const [chosenCode, setChosenCode] = useState(code);
  const [quantity, setQuantity] = useState(first);
  const forSale = product.variations.filter(({ isBuyable }) => isBuyable);
  const chosen = forSale.find((variation) => variation.code === chosenCode) ?? forSale[0];
  const footer = signedIn && chosen && (
    <Purchase chosen={chosen} quantity={quantity} onQuantity={setQuantity} />
  );
  return (
    <Modal title={t('product.chooseVariant')} footer={footer}>
      <fieldset>
        <legend className={styles.product}>{product.name}</legend>
        {product.variations.map((variation) => (
          <VariationOption
            key={variation.code}
            product={product}
            variation={variation}
            group={group}
            chosen={variation === chosen}
            onChoose={setChosenCode}
          />
        ))}
      </fieldset>
    </Modal>
  );
}

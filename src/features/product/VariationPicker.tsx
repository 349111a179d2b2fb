import { useId, useState } from 'react';
import type { components } from '../../api/generated/types';
import { Modal } from '../../components/Modal/Modal';
import { Picture } from '../../components/Picture/Picture';
import { useTranslate } from '../../i18n/useTranslate';
import { AddToCartButton } from '../cart/AddToCartButton';
import { shownPrice } from '../session/shownPrice';
import { useVat } from '../session/systemSetting';
import styles from './VariationPicker.module.css';

interface VariationPickerProps {
  product: components['schemas']['Product'];
  /** Pieces to add. */
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

/** CARD-09: a product's variations to choose one from, and the button that adds it. */
export function VariationPicker({ product, quantity, code }: VariationPickerProps) {
  const t = useTranslate();
  const group = useId();
  const { inclVat } = useVat();
  const forSale = product.variations.filter(({ isBuyable }) => isBuyable);
  const [chosenCode, setChosenCode] = useState(code);
  const chosen = forSale.find((variation) => variation.code === chosenCode) ?? forSale[0];
  const footer = chosen && (
    <AddToCartButton
      key={chosen.code}
      addition={{ code: chosen.code, name: chosen.name, price: chosen.price, quantity }}
    />
  );
  return (
    <Modal title={t('product.chooseVariant')} footer={footer}>
      <fieldset className={styles.variations}>
        <legend className="visually-hidden">{t('product.chooseVariantOf', [product.name])}</legend>
        {forSale.map((variation) => (
          <label key={variation.code} className={styles.variation}>
            <input
              type="radio"
              name={group}
              checked={variation === chosen}
              onChange={() => setChosenCode(variation.code)}
            />
            <span className={styles.picture}>
              <Picture image={variation.thumbnail} ratio="1 / 1" sizes="4rem" decorative />
            </span>
            <span className={styles.name}>{variation.name}</span>
            {variation.price && <span>{shownPrice(variation.price, inclVat).price.formattedString}</span>}
          </label>
        ))}
      </fieldset>
    </Modal>
  );
}

import { useState } from 'react';
import type { components } from '../../../api/generated/types';
import { Button } from '../../../components/Button/Button';
import { openModal } from '../../../components/Modal/modalStore';
import { QuantityInput } from '../../../components/QuantityInput/QuantityInput';
import { useTranslate } from '../../../i18n/useTranslate';
import { AddToCartButton } from '../../cart/AddToCartButton';
import { useSignedIn } from '../../session/customer';
import type { ShownVariation } from '../shownVariation';
import styles from './CardPurchase.module.css';

interface CardPurchaseProps {
  product: components['schemas']['Product'];
  /** The product, or its variation in the chosen colour. */
  shown: ShownVariation;
}

/**
 * CARD-03, CARD-09: people signed in buy from the card, once its price is there; a product in several variations asks
 * which one first.
 */
export function CardPurchase({ product, shown }: CardPurchaseProps) {
  const t = useTranslate();
  const signedIn = useSignedIn();
  const [quantity, setQuantity] = useState(1);
  const { active, hidePrice, isBuyable, name, variations } = product;
  const max = shown.maxQuantity ?? undefined;
  const pieces = Math.min(quantity, max ?? quantity);
  if (!signedIn || !shown.price || !active || !isBuyable || hidePrice) return null;
  const only = variations[0] ?? shown;
  return (
    <div className={styles.purchase}>
      <QuantityInput
        size="small"
        label={t('product.quantityOf', [name])}
        value={pieces}
        onChange={setQuantity}
        max={max}
      />
      {variations.length > 1 ? (
        <Button
          size="small"
          variant="secondary"
          aria-label={t('product.chooseVariantOf', [name])}
          onClick={() => openModal('variationPicker', { product, quantity: pieces, code: shown.code })}
        >
          {t('product.chooseVariant')}
        </Button>
      ) : (
        <AddToCartButton
          size="small"
          addition={{ code: only.code, name, quantity: pieces, price: only.price }}
        />
      )}
    </div>
  );
}

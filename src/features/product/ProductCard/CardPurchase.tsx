import { use, useState } from 'react';
import { Button } from '../../../components/Button/Button';
import { openModal } from '../../../components/Modal/modalStore';
import { QuantityInput } from '../../../components/QuantityInput/QuantityInput';
import { LinkPrefetch } from '../../../components/SafeLink/linkPrefetch';
import { useTranslate } from '../../../i18n/useTranslate';
import { AddToCartButton } from '../../cart/AddToCartButton';
import { useSignedIn } from '../../session/customer';
import { productAddress } from '../productAddress';
import type { CardColor, CardProduct } from './cardProduct';
import styles from './CardPurchase.module.css';

interface CardPurchaseProps {
  product: CardProduct;
  /** The color that was pressed; null until one is. */
  color: CardColor | null;
}

interface PickerButtonProps extends CardPurchaseProps {
  quantity: number;
}

/** CARD-09: opens the variation picker; its data, the product's page, is prefetched when the button is approached. */
function PickerButton({ product: { code, name, url, article }, color, quantity }: PickerButtonProps) {
  const t = useTranslate();
  const prefetchPage = use(LinkPrefetch);
  const prefetch = () => {
    const address = productAddress(url);
    if (address !== undefined) prefetchPage(address);
  };
  const open = () =>
    openModal('variationPicker', {
      product: { code, name, url },
      quantity,
      code: (color?.article ?? article).code,
      colorKey: color?.key ?? null,
    });
  return (
    <Button
      size="small"
      variant="secondary"
      aria-label={t('product.chooseVariantOf', [name])}
      onFocus={prefetch}
      onPointerEnter={prefetch}
      onPointerDown={prefetch}
      onClick={open}
    >
      {t('product.chooseVariant')}
    </Button>
  );
}

/**
 * CARD-03, CARD-09: customers buy from the card. A product in several variations opens the picker, unless the color
 * that was pressed comes in one variation only.
 */
export function CardPurchase({ product, color }: CardPurchaseProps) {
  const t = useTranslate();
  const signedIn = useSignedIn();
  const [quantity, setQuantity] = useState(1);
  const { active, hidePrice, isBuyable, name } = product;
  const { article, variationCount } = color?.article ? { ...color, article: color.article } : product;
  const max = article.maxQuantity ?? undefined;
  const pieces = Math.min(quantity, max ?? quantity);
  if (!signedIn || !article.price || !active || !isBuyable || hidePrice) return null;
  const needsPicker = variationCount > 1 || (!article.isBuyable && product.variationCount > 1);
  if (!needsPicker && !article.isBuyable) return null;
  return (
    <div className={styles.purchase}>
      <QuantityInput
        size="small"
        label={t('product.quantityOf', [name])}
        value={pieces}
        onChange={setQuantity}
        max={max}
      />
      {needsPicker ? (
        <PickerButton product={product} color={color} quantity={pieces} />
      ) : (
        <AddToCartButton
          key={article.code}
          size="small"
          addition={{
            code: article.code,
            name: color ? article.name : name,
            quantity: pieces,
            price: article.price,
          }}
        />
      )}
    </div>
  );
}

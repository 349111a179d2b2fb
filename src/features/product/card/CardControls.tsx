import ShoppingBag from 'lucide-react/icons/shopping-bag';
import { use, useState } from 'react';
import { Button, CompactLabel } from '../../../components/plain/Button';
import { openModal } from '../../../components/plain/modalStore';
import { QuantityInput } from '../../../components/plain/QuantityInput';
import { LinkPrefetch } from '../../../routing/links/SafeLink';
import { useTranslate } from '../../../i18n/useTranslate';
import { AddToCartButton } from '../../cart/AddToCartButton';
import { productAddress } from '../useProductDetails';
import type { CardColor, CardProduct } from './cardProduct';
import styles from './CardPurchase.module.css';

export interface CardControlsProps {
  product: CardProduct;
  /** The pressed color; null before any. */
  color: CardColor | null;
}

/** CARD-09: open the variation picker; its data, the product's page, is prefetched on hover, focus and press. */
function PickerButton({ product, color, quantity }: CardControlsProps & { quantity: number | null }) {
  const t = useTranslate();
  const { code, name, url, article } = product;
  const prefetchPage = use(LinkPrefetch);
  const prefetchProductPage = () => {
    const address = productAddress(url);
    if (address !== undefined) prefetchPage(address);
  };
  const open = () =>
    openModal('variationPicker', {
      product: { code, name, url },
      quantity: quantity ?? 1,
      code: (color?.article ?? article).code,
      colorKey: color?.key ?? null,
    });
  return (
    <Button
      size="small"
      variant="secondary"
      wide
      title={t('product.chooseVariant')}
      aria-label={t('product.chooseVariantOf', [name])}
      aria-haspopup="dialog"
      onFocus={prefetchProductPage}
      onPointerEnter={prefetchProductPage}
      onPointerDown={prefetchProductPage}
      onClick={open}
    >
      <CompactLabel icon={ShoppingBag}>{t('product.chooseVariant')}</CompactLabel>
    </Button>
  );
}

/**
 * CARD-03, CARD-05, CARD-09: quantity and add-to-cart button. A product with several variations opens the picker
 * instead, unless the pressed color has a single variation.
 */
export function CardControls({ product, color }: CardControlsProps) {
  const t = useTranslate();
  const [quantity, setQuantity] = useState<number | null>(1);
  const { name } = product;
  const { article, variationCount } = color?.article ? { ...color, article: color.article } : product;
  const max = article.maxQuantity ?? undefined;
  const pieces = quantity && Math.min(quantity, max ?? quantity);
  const needsPicker = variationCount > 1 || (!article.isBuyable && product.variationCount > 1);
  return (
    <div className={styles.controls}>
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
          compact
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

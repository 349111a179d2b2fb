import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down';
import { Suspense, use, useRef, useState } from 'react';
import { Button, CompactLabel } from '../../../components/plain/Button';
import { openModal } from '../../../components/plain/modalStore';
import { QuantityInput } from '../../../components/plain/QuantityInput';
import { LinkPrefetch } from '../../../routing/links/SafeLink';
import { lazyPart } from '../../../routing/lazy/lazyPart';
import { useTranslate } from '../../../i18n/useTranslate';
import { fittingQuantity } from '../../../lib/quantityRules';
import { AddToCartButton } from '../../cart/AddToCartButton';
import { productAddress } from '../useProductDetails';
import type { CardColor, CardProduct } from './cardProduct';
import styles from './CardPurchase.module.css';

const LineQuantity = lazyPart(() => import('./LineQuantity').then(({ LineQuantity }) => LineQuantity));

export interface CardControlsProps {
  product: CardProduct;
  /** The pressed color; null before any. */
  color: CardColor | null;
  /** True for the button alone: once it has added, the quantity of the line in the cart is in its place. */
  isButtonFirst?: boolean;
}

/** CARD-09: open the variation picker; its data, the product's page, is prefetched on hover, focus and press. */
function PickerButton({
  product,
  color,
  quantity,
}: Pick<CardControlsProps, 'product' | 'color'> & { quantity: number | null }) {
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
      <CompactLabel icon={ChevronsUpDown}>{t('product.chooseVariant')}</CompactLabel>
    </Button>
  );
}

/** The article that the button has added. */
interface Added {
  code: string;
  /** True when the button had the focus. */
  hadFocus: boolean;
}

/**
 * CARD-03, CARD-05, CARD-09: quantity and add-to-cart button. A product with several variations opens the picker
 * instead, unless the pressed color has a single variation.
 */
export function CardControls({ product, color, isButtonFirst = false }: CardControlsProps) {
  const t = useTranslate();
  const [quantity, setQuantity] = useState<number | null>(1);
  const [added, setAdded] = useState<Added>();
  const controls = useRef<HTMLDivElement>(null);
  const { name } = product;
  const { article, variationCount } = color?.article ? { ...color, article: color.article } : product;
  const { code, price } = article;
  const pieces = quantity && fittingQuantity(quantity, article);
  const needsPicker = variationCount > 1 || (!article.isBuyable && product.variationCount > 1);
  const label = t('product.quantityOf', [name]);
  const button = needsPicker ? (
    <PickerButton product={product} color={color} quantity={pieces} />
  ) : (
    <AddToCartButton
      key={code}
      compact
      addition={{ code, name: color ? article.name : name, quantity: pieces, price }}
      onFinished={() => setAdded({ code, hadFocus: controls.current?.matches(':focus-within') ?? false })}
    />
  );
  if (isButtonFirst)
    return (
      <div ref={controls} className={styles.button}>
        <Suspense fallback={button}>
          {added?.code === code ? (
            <LineQuantity article={article} label={label} takesFocus={added.hadFocus} button={button} />
          ) : (
            button
          )}
        </Suspense>
      </div>
    );
  return (
    <div className={styles.controls}>
      <QuantityInput size="small" label={label} value={pieces} onChange={setQuantity} rules={article} />
      {button}
    </div>
  );
}

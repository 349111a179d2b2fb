import { Plus } from 'lucide-react';
import { use, useState } from 'react';
import { Button } from '../../../components/Button/Button';
import { classNames } from '../../../components/classNames';
import { Icon } from '../../../components/Icon/Icon';
import { openModal } from '../../../components/Modal/modalStore';
import { QuantityInput } from '../../../components/QuantityInput/QuantityInput';
import { LinkPrefetch } from '../../../components/SafeLink/linkPrefetch';
import { useTranslate } from '../../../i18n/useTranslate';
import { media } from '../../../theme/breakpoints';
import { useMediaQuery } from '../../../theme/useMediaQuery';
import { AddToCartButton } from '../../cart/AddToCartButton';
import { useSession, useSignedIn } from '../../session/customer';
import { productAddress } from '../productAddress';
import type { CardColor, CardProduct } from './cardProduct';
import styles from './CardPurchase.module.css';

interface CardPurchaseProps {
  product: CardProduct;
  /** The color that was pressed; null until one is. */
  color: CardColor | null;
  view: 'grid' | 'list';
}

interface PickerButtonProps extends Omit<CardPurchaseProps, 'view'> {
  quantity: number;
  round: boolean;
}

/** CARD-09: opens the variation picker; its data, the product's page, is prefetched when the button is approached. */
function PickerButton({ product, color, quantity, round }: PickerButtonProps) {
  const t = useTranslate();
  const { code, name, url, article } = product;
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
      round={round}
      title={round ? t('product.chooseVariant') : undefined}
      aria-label={t('product.chooseVariantOf', [name])}
      onFocus={prefetch}
      onPointerEnter={prefetch}
      onPointerDown={prefetch}
      onClick={open}
    >
      {round ? <Icon icon={Plus} /> : t('product.chooseVariant')}
    </Button>
  );
}

/** Whether a card has a field for the quantity: in a list, and in the grid of a business customer with a mouse. */
function useHasQuantity(view: 'grid' | 'list'): boolean {
  const isTouch = useMediaQuery(media.touch);
  const isBusiness = Boolean(useSession().customer?.organizationId);
  return view === 'list' || (isBusiness && !isTouch);
}

/** What buys a product from its card: one round button, or a quantity with a button that has a text. */
function Controls({ product, color, view }: CardPurchaseProps) {
  const t = useTranslate();
  const hasQuantity = useHasQuantity(view);
  const [quantity, setQuantity] = useState(1);
  const { name } = product;
  const { article, variationCount } = color?.article ? { ...color, article: color.article } : product;
  const max = article.maxQuantity ?? undefined;
  const pieces = Math.min(quantity, max ?? quantity);
  const needsPicker = variationCount > 1 || (!article.isBuyable && product.variationCount > 1);
  if (!needsPicker && !article.isBuyable) return null;
  return (
    <div
      className={classNames(styles.purchase, hasQuantity ? styles.withQuantity : styles.round, styles[view])}
    >
      {hasQuantity && (
        <QuantityInput
          size="small"
          label={t('product.quantityOf', [name])}
          value={pieces}
          onChange={setQuantity}
          max={max}
        />
      )}
      {needsPicker ? (
        <PickerButton product={product} color={color} quantity={pieces} round={!hasQuantity} />
      ) : (
        <AddToCartButton
          key={article.code}
          size="small"
          round={!hasQuantity}
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

/**
 * CARD-03, CARD-09: customers buy from the card. A product in several variations opens the picker, unless the color
 * that was pressed comes in one variation only.
 */
export function CardPurchase(props: CardPurchaseProps) {
  const signedIn = useSignedIn();
  const { article, active, hidePrice, isBuyable } = props.product;
  const price = (props.color?.article ?? article).price;
  if (!signedIn || !price || !active || !isBuyable || hidePrice) return null;
  return <Controls {...props} />;
}

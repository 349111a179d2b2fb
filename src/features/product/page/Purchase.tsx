import type { Product } from '../../../api/generated/types';
import { QuantityInput } from '../../../components/plain/QuantityInput';
import { useTranslate } from '../../../i18n/useTranslate';
import { AddToCartButton } from '../../cart/AddToCartButton';
import type { Article } from '../variations';
import styles from './BuyBox.module.css';

interface PurchaseProps {
  name: string;
  article: Article;
  quantity: number | null;
  onQuantity: (quantity: number | null) => void;
  /** Article that goes with the product. */
  match: Product | undefined;
}

/** PDP-01, PDP-02: quantity of the selected variation, up to its maximum, and the add-to-cart button. */
export function Purchase({ name, article, quantity, onQuantity, match }: PurchaseProps) {
  const t = useTranslate();
  const { code, price } = article;
  return (
    <div className={styles.purchase}>
      <QuantityInput
        value={quantity}
        rules={article}
        label={t('product.quantityOf', [name])}
        onChange={onQuantity}
      />
      <AddToCartButton addition={{ code, name, quantity, price }} match={match} />
    </div>
  );
}

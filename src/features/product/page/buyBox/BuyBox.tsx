import { Suspense } from 'react';
import { Button } from '../../../../components/Button/Button';
import { classNames } from '../../../../components/classNames';
import { lazyPart } from '../../../../routing/lazy/lazyPart';
import { openModal } from '../../../../components/Modal/modalStore';
import { ErrorNotice } from '../../../../components/ErrorNotice/ErrorNotice';
import { SafeLink } from '../../../../routing/links/SafeLink';
import { Skeleton } from '../../../../components/Skeleton/Skeleton';
import { useTranslate } from '../../../../i18n/useTranslate';
import { useCurrentPageQuery } from '../../../../routing/page/page';
import { ContactForPrice } from '../../card/ContactForPrice';
import { StockStatus } from '../../StockStatus';
import { useSignedIn } from '../../../session/customer';
import type { ProductDetails } from '../../../../api/generated/types';
import type { Article } from '../../variations/variations';
import { Delivery, isSoldOut } from '../Delivery';
import styles from './BuyBox.module.css';
import { ProductPrice } from './ProductPrice';
import { useVisiblePrice } from './useVisiblePrice';

const Purchase = lazyPart(() => import('./Purchase').then(({ Purchase }) => Purchase));

interface BuyBoxProps {
  product: ProductDetails;
  article: Article;
  /** Pieces to be ordered; null while the field shows no valid number. */
  quantity: number | null;
  onQuantity: (quantity: number | null) => void;
  className?: string;
}

/** Id of the similar products, to which a discontinued product links. */
export const similarId = 'similar-products';

/** CARD-03: replace the purchase while the customer's price is pending or failed to load. */
function MissingPrice() {
  const t = useTranslate();
  const { isFetching, refetch } = useCurrentPageQuery();
  if (isFetching) return <Skeleton height="2.75rem" />;
  return <ErrorNotice message={t('product.priceFailed')} onRetry={() => void refetch()} />;
}

/**
 * Sign-in for visitors, quantity and button for customers; an explanation for a product that cannot be bought, such as
 * a gift.
 */
function PurchaseAction({ product, article, ...amount }: BuyBoxProps) {
  const t = useTranslate();
  const signedIn = useSignedIn();
  const { active, hidePrice, name, similarProducts } = product;
  if (article.isGift) return <p className={styles.remark}>{t('product.gift')}</p>;
  if (hidePrice) return <ContactForPrice name={name} variant="primary" size="medium" />;
  if (!active && similarProducts.length > 0)
    return (
      <SafeLink href={`#${similarId}`} className={styles.link}>
        {t('product.seeSimilar')}
      </SafeLink>
    );
  if (!active) return null;
  if (!signedIn) return <Button onClick={() => openModal('signIn')}>{t('product.signInForPrice')}</Button>;
  if (!article.isBuyable) return <p className={styles.remark}>{t('product.notForSale')}</p>;
  if (!article.price) return <MissingPrice />;
  return (
    <Suspense fallback={<Skeleton height="2.75rem" />}>
      <Purchase key={article.code} name={name} article={article} {...amount} />
    </Suspense>
  );
}

/**
 * PDP-01, CARD-03, CARD-04: price, stock and purchase; price and stock are announced when another variation changes
 * them.
 */
export function BuyBox({ className, ...props }: BuyBoxProps) {
  const { product, article, quantity } = props;
  const price = useVisiblePrice(product, article);
  return (
    <div className={classNames(styles.box, className)}>
      <div className={styles.facts} aria-live="polite" aria-atomic="true">
        {price && <ProductPrice price={price} />}
        <StockStatus active={product.active} inStockQuantity={article.inStockQuantity} />
        {isSoldOut(article) && <Delivery product={product} article={article} quantity={quantity ?? 1} />}
      </div>
      <PurchaseAction {...props} />
    </div>
  );
}

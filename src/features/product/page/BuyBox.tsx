import { Suspense } from 'react';
import type { ProductDetails, components } from '../../../api/generated/types';
import { Button } from '../../../components/plain/Button';
import { classNames } from '../../../components/plain/classNames';
import { ErrorNotice } from '../../../components/plain/ErrorNotice';
import { openModal } from '../../../components/plain/modalStore';
import { PriceText } from '../../../components/plain/PriceText';
import { Skeleton } from '../../../components/plain/Skeleton';
import { hasFeature } from '../../../config/deployment';
import { formatDay } from '../../../i18n/formatDay';
import { useTranslate } from '../../../i18n/useTranslate';
import { lazyPart } from '../../../routing/lazy/lazyPart';
import { SafeLink } from '../../../routing/links/SafeLink';
import { useCurrentPageQuery } from '../../../routing/page/page';
import { usePricesShown } from '../../pricing/usePricesShown';
import { shownPrice, usePriceTexts } from '../../pricing/usePriceTexts';
import { useVat } from '../../pricing/vatDisplay';
import { useSignedIn } from '../../session/customer';
import { useLanguage, useSettings } from '../../settings/settings';
import { ContactForPrice } from '../card/CardPrice';
import { StockStatus } from '../StockStatus';
import type { Article } from '../variations';
import { Delivery, isSoldOut } from './Delivery';
import styles from './BuyBox.module.css';

/** CARD-03, CARD-04: price of an article; null where prices are not shown, for prices on request and for gifts. */
export function useVisiblePrice(product: ProductDetails, article: Article): Article['price'] {
  const pricesShown = usePricesShown();
  return pricesShown && !product.hidePrice && !article.isGift ? article.price : null;
}

function ProductPrice({ price }: { price: components['schemas']['Price'] }) {
  const t = useTranslate();
  const { listPrice, note, ...texts } = usePriceTexts(price);
  const notes = [note, price.description, listPrice && t('product.listPrice', [listPrice])];
  return <PriceText size="large" {...texts} note={notes.filter(Boolean).join(', ')} />;
}

const Purchase = lazyPart(() => import('./Purchase').then(({ Purchase }) => Purchase));

interface BuyBoxProps {
  product: ProductDetails;
  article: Article;
  /** Pieces to be ordered; null while the field shows no valid number. */
  quantity: number | null;
  onQuantity: (quantity: number | null) => void;
  className?: string;
}

export const similarId = 'similar-products';

/** CARD-03, AUTH-01: sign-in and registration, in modals above the selected variation. */
function SignInForPrice() {
  const t = useTranslate();
  return (
    <div className={styles.signIn}>
      <Button onClick={() => openModal('signIn')}>{t('product.signInForPrice')}</Button>
      {hasFeature('registration') && (
        <Button variant="secondary" onClick={() => openModal('register')}>
          {t('account.register')}
        </Button>
      )}
    </div>
  );
}

/** CARD-03: replace the purchase while the price is pending, failed to load, or is sent to customers only. */
function MissingPrice() {
  const t = useTranslate();
  const signedIn = useSignedIn();
  const { isFetching, refetch } = useCurrentPageQuery();
  if (isFetching) return <Skeleton height="2.75rem" />;
  if (!signedIn) return <SignInForPrice />;
  return <ErrorNotice message={t('product.priceFailed')} onRetry={() => void refetch()} />;
}

/** Quantity and button where prices are shown, else sign-in; an explanation for a product that cannot be bought. */
function PurchaseAction({ product, article, ...amount }: BuyBoxProps) {
  const t = useTranslate();
  const pricesShown = usePricesShown();
  const { active, hidePrice, name, similarProducts, relatedProducts } = product;
  if (article.isGift) return <p className={styles.remark}>{t('product.gift')}</p>;
  if (hidePrice) return <ContactForPrice name={name} variant="primary" size="medium" />;
  if (!active && similarProducts.length > 0)
    return (
      <SafeLink href={`#${similarId}`} className={styles.link}>
        {t('product.seeSimilar')}
      </SafeLink>
    );
  if (!active) return null;
  if (!pricesShown) return <SignInForPrice />;
  if (!article.isBuyable) return <p className={styles.remark}>{t('product.notForSale')}</p>;
  if (!article.price) return <MissingPrice />;
  return (
    <Suspense fallback={<Skeleton height="2.75rem" />}>
      <Purchase
        key={article.code}
        name={name}
        article={article}
        match={relatedProducts.find((each) => each.isBuyable && each.inStock)}
        {...amount}
      />
    </Suspense>
  );
}

/** PDP-01, CARD-03, CARD-04: price, stock and purchase; announced when another variation changes them. */
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

interface SaleTermsProps {
  product: ProductDetails;
  article: Article;
}

/** CARD-07: saving of a reduced price, its last day, and the lowest price of the 30 days before it. */
export function SaleTerms({ product, article }: SaleTermsProps) {
  const t = useTranslate();
  const language = useLanguage();
  const { currentCountry } = useSettings();
  const { inclVat } = useVat();
  const price = useVisiblePrice(product, article);
  const discount = price && shownPrice(price, inclVat).discount;
  if (!discount || discount.amount <= 0) return null;
  const { endDate } = article.promotion ?? {};
  const lowest = inclVat ? price.lowestPrice30DaysIncVat : price.lowestPrice30DaysExVat;
  const saving = discount.formattedString;
  return (
    <p className={styles.terms}>
      <span className={styles.saving}>
        {endDate === undefined
          ? t('product.save', [saving])
          : t('product.saveUntil', [saving, formatDay(endDate, language, currentCountry)])}
      </span>
      {lowest && <span>{t('product.lowestPrice', [lowest.formattedString])}</span>}
    </p>
  );
}

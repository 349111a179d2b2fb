import { memo, type ReactNode, Suspense, useDeferredValue, useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import Check from 'lucide-react/icons/check';
import type { ProductDetails } from '../../../api/generated/types';
import { ErrorBoundary } from '../../../components/plain/ErrorBoundary';
import { brokenPart } from '../../../components/plain/ErrorNotice';
import { Icon } from '../../../components/plain/Icon';
import { ownPart } from '../../../components/plain/ownPart';
import { Skeleton } from '../../../components/plain/Skeleton';
import { useTranslate } from '../../../i18n/useTranslate';
import { lazyPart, useIsServerRender } from '../../../routing/lazy/lazyPart';
import { SafeLink } from '../../../routing/links/SafeLink';
import { useSignOutCount } from '../../session/customer';
import { useSettings } from '../../settings/settings';
import { articleOf, defaultVariation, type Article } from '../variations';
import { BuyBox, similarId, SaleTerms, useVisiblePrice } from './BuyBox';
import { Delivery, isSoldOut, DeliveryOptions } from './Delivery';
import { Gallery } from './gallery/Gallery';
import { ProductHead } from './ProductHead';
import { VariationSelection } from './VariationSelection';
import styles from './ProductView.module.css';

const ProductCarousel = lazyPart(() =>
  import('./ProductInformation').then(({ ProductCarousel }) => ProductCarousel),
);
const ProductInformation = lazyPart(
  () => import('./ProductInformation').then(({ ProductInformation }) => ProductInformation),
  'ProductInformation',
);
const StockNotice = lazyPart(() => import('./StockNotice').then(({ StockNotice }) => StockNotice));
const VolumePrices = lazyPart(() => import('./VolumePrices').then(({ VolumePrices }) => VolumePrices));
const RecentlyViewed = lazyPart(() =>
  import('./ProductInformation').then(({ RecentlyViewed }) => RecentlyViewed),
);

const variationParameter = 'selectedModel';

/** PDP-02: the selected variation, stored in the URL in place; an unknown code counts as none. */
function useVariation(product: ProductDetails) {
  const { search } = useLocation();
  const navigate = useNavigate();
  const code = new URLSearchParams(search).get(variationParameter);
  const select = (nextCode: string) => {
    const next = new URLSearchParams(search);
    next.set(variationParameter, nextCode);
    void navigate({ search: next.toString() }, { replace: true });
  };
  const selected = product.variations.find((variation) => variation.code === code);
  return { variation: selected ?? defaultVariation(product), select };
}

/** Pieces of the selected article, at first its minimum. */
function useQuantity({ code, minQuantity, quantityStep }: Article) {
  const [selected, setSelected] = useState<{ code: string; quantity: number | null }>();
  const setQuantity = (quantity: number | null) => setSelected({ code, quantity });
  const isOwn = selected?.code === code;
  return [isOwn ? selected.quantity : (minQuantity ?? quantityStep ?? 1), setQuantity] as const;
}

interface SaleProps {
  product: ProductDetails;
  article: Article;
}

function OfferedStockNotice({ product, article }: SaleProps) {
  const { stockNotices } = useSettings();
  const signOuts = useSignOutCount();
  if (!stockNotices || !product.active || article.isGift || !isSoldOut(article)) return null;
  return (
    <Suspense fallback={<Skeleton height="4.75rem" />}>
      <StockNotice key={`${article.code} ${signOuts}`} code={article.code} />
    </Suspense>
  );
}

function OfferedVolumePrices({ product, article, quantity }: SaleProps & { quantity: number | null }) {
  const price = useVisiblePrice(product, article);
  if (!price?.tierPrices?.length || !article.isBuyable) return null;
  return (
    <Suspense fallback={<Skeleton height={`${5.5 + 2.25 * price.tierPrices.length}rem`} />}>
      <VolumePrices price={price} article={article} quantity={quantity} />
    </Suspense>
  );
}

/** Rendered again only when it changes: React drops the HTML of a boundary that changes before it is hydrated. */
const Information = memo(function Information({ product, article }: SaleProps) {
  return (
    <>
      <ErrorBoundary path="/product" resetKey={product} fallback={brokenPart}>
        <Suspense fallback={<div className={styles.pending} />}>
          <ProductInformation product={product} article={article} />
        </Suspense>
      </ErrorBoundary>
      {ownPart('productSection', { product })}
    </>
  );
});

interface AfterFirstWindowProps {
  fallback?: ReactNode;
  children: ReactNode;
}

/** Parts below the first window: in a browser they load and render after it, in a document of the server with it. */
function AfterFirstWindow({ fallback = null, children }: AfterFirstWindowProps) {
  const isServerRender = useIsServerRender();
  return useDeferredValue(true, isServerRender) ? children : fallback;
}

/** PDP-01: selling points of the product, followed by those of the shop; links where an editor gives an address. */
function Usps({ product: { usp, globalUsp, uspLinks = [] } }: { product: ProductDetails }) {
  const sentences = [...new Set([...usp, ...globalUsp])].filter((sentence) => sentence !== '');
  if (sentences.length === 0) return null;
  const addresses = new Map(uspLinks.map(({ text, url }) => [text, url]));
  return (
    <ul className={styles.usps}>
      {sentences.map((sentence) => {
        const address = addresses.get(sentence);
        return (
          <li key={sentence} className={styles.usp}>
            <Icon icon={Check} size="s" className={styles.sign} />
            {address === undefined ? sentence : <SafeLink href={address}>{sentence}</SafeLink>}
          </li>
        );
      })}
    </ul>
  );
}

export function ProductView({ product }: { product: ProductDetails }) {
  const t = useTranslate();
  const { variation, select } = useVariation(product);
  const article = useMemo(() => articleOf(product, variation), [product, variation]);
  const [quantity, setQuantity] = useQuantity(article);
  return (
    <article className={styles.product}>
      <div className={styles.top}>
        <div className={styles.gallery}>
          <ErrorBoundary path="/product/sliderImages" resetKey={variation ?? product}>
            <Gallery product={product} article={article} colorKey={variation?.color?.key} />
          </ErrorBoundary>
        </div>
        <div className={styles.side}>
          <div className={styles.details}>
            <ProductHead product={product} article={article} />
            {variation && (
              <ErrorBoundary path="/product/variations" resetKey={product} fallback={brokenPart}>
                <VariationSelection product={product} selected={variation} onSelect={select} />
              </ErrorBoundary>
            )}
          </div>
          <ErrorBoundary path="/product/price" resetKey={variation ?? product} fallback={brokenPart}>
            <BuyBox
              product={product}
              article={article}
              quantity={quantity}
              onQuantity={setQuantity}
              className={styles.buy}
            />
          </ErrorBoundary>
          <div className={styles.details}>
            <ErrorBoundary path="/product/price" resetKey={article}>
              <SaleTerms product={product} article={article} />
            </ErrorBoundary>
            <ErrorBoundary path="/product/price" resetKey={article}>
              <OfferedVolumePrices product={product} article={article} quantity={quantity} />
            </ErrorBoundary>
            <ErrorBoundary path="/product" resetKey={article}>
              <OfferedStockNotice product={product} article={article} />
            </ErrorBoundary>
            <div className={styles.delivery}>
              <div aria-live="polite">
                {!isSoldOut(article) && (
                  <Delivery product={product} article={article} quantity={quantity ?? 1} />
                )}
              </div>
              <DeliveryOptions product={product} article={article} quantity={quantity ?? 1} />
            </div>
            <ErrorBoundary path="/product/usp" resetKey={product}>
              <Usps product={product} />
            </ErrorBoundary>
          </div>
        </div>
        <div className={styles.information}>
          <AfterFirstWindow fallback={<div className={styles.pending} />}>
            <Information product={product} article={article} />
          </AfterFirstWindow>
        </div>
      </div>
      <div className={styles.rows}>
        <AfterFirstWindow>
          <Suspense fallback={null}>
            <ProductCarousel
              id={similarId}
              heading={t('product.similar')}
              products={product.similarProducts}
              path="/product/similarProducts"
            />
            <ProductCarousel
              heading={t('product.related')}
              products={product.relatedProducts}
              path="/product/relatedProducts"
            />
          </Suspense>
          <ErrorBoundary path="/product" resetKey={product}>
            <Suspense fallback={null}>
              <RecentlyViewed product={product} />
            </Suspense>
          </ErrorBoundary>
        </AfterFirstWindow>
      </div>
    </article>
  );
}

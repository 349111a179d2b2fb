import { Suspense, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { brokenPart } from '../../../components/ErrorBoundary/BrokenPart';
import { lazyPart } from '../../../routing/lazy/lazyPart';
import { ErrorBoundary } from '../../../components/ErrorBoundary/ErrorBoundary';
import { readEach } from '../../../components/ErrorBoundary/readEach';
import { pictureAddresses } from '../../../components/Picture/pictureAddresses';
import { useTranslate } from '../../../i18n/useTranslate';
import type { Image, ProductDetails } from '../../../api/generated/types';
import { useDepartures } from '../../session/customer';
import { articleOf, defaultVariation, type Article } from '../variations/variations';
import { BuyBox, similarId } from './buyBox/BuyBox';
import { Delivery, isSoldOut } from './Delivery';
import { DeliveryOptions } from './DeliveryOptions';
import { Gallery } from './gallery/Gallery';
import { ProductHead } from './ProductHead';
import styles from './ProductView.module.css';
import { SaleTerms } from './SaleTerms';
import { Skeleton } from '../../../components/Skeleton/Skeleton';
import { useSettings } from '../../settings/settings';
import { Usps } from './Usps';
import { VariationChoice } from './buyBox/VariationChoice';

const ProductCarousel = lazyPart(() =>
  import('./belowWindow').then(({ ProductCarousel }) => ProductCarousel),
);
const ProductInformation = lazyPart(() =>
  import('./belowWindow').then(({ ProductInformation }) => ProductInformation),
);
const StockNotice = lazyPart(() => import('./StockNotice').then(({ StockNotice }) => StockNotice));
const RecentlyViewed = lazyPart(() => import('./belowWindow').then(({ RecentlyViewed }) => RecentlyViewed));

/** Pictures with a valid URL; the others are reported and not counted. */
const readable = (images: readonly Image[]) =>
  readEach(images, 'getPage /product/sliderImages', (image) => ({ image, ...pictureAddresses(image) })).map(
    ({ image }) => image,
  );

/** URLs of pictures that belong only to variations in other colours. */
function picturesOfOtherColors(
  { variations }: ProductDetails,
  article: Article,
  colorKey?: string,
): Set<string> {
  const own = new Set(article.images.map(({ src }) => src));
  const others = readEach(variations, 'getPage /product/variations', ({ color, images }) =>
    color?.key === colorKey ? [] : images.map(({ src }) => src),
  );
  return new Set(others.flat().filter((src) => !own.has(src)));
}

/**
 * The pictures of the gallery without duplicates: those of the selected variation first, in its order, then those of
 * the product except pictures of other colours only. Pictures without a URL are left out.
 */
function picturesOf(product: ProductDetails, article: Article, colorKey?: string): Image[] {
  const { sliderImages, image } = product;
  const ofOthers = picturesOfOtherColors(product, article, colorKey);
  const images = sliderImages.length > 0 ? sliderImages : [image];
  const own = images.filter((each) => each !== null && !ofOthers.has(each.src));
  const isShown = own.some((each) => each?.src === article.image?.src);
  const all = (isShown ? own : [article.image, ...own]).filter((each) => each !== null);
  const bySource = new Map(readable(all).map((each) => [each.src, each]));
  bySource.delete('');
  const ofArticle = article.images.map(({ src }) => src).filter((src) => bySource.has(src));
  return [...new Set([...ofArticle, ...bySource.keys()])].flatMap((src) => bySource.get(src) ?? []);
}

const variationParameter = 'selectedModel';

/**
 * PDP-02: the selected variation of a product page, and an action to select another. The URL stores it, replaced in
 * place so that the page is not refetched; an unknown code counts as none.
 */
function useVariation(product: ProductDetails) {
  const { search } = useLocation();
  const navigate = useNavigate();
  const code = new URLSearchParams(search).get(variationParameter);
  const choose = (nextCode: string) => {
    const next = new URLSearchParams(search);
    next.set(variationParameter, nextCode);
    void navigate({ search: next.toString() }, { replace: true });
  };
  const chosen = product.variations.find((variation) => variation.code === code);
  return { variation: chosen ?? defaultVariation(product), choose };
}

/** Quantity of an article; another one starts from one piece. */
function useQuantity({ code }: Article) {
  const [chosen, setChosen] = useState<{ code: string; quantity: number | null }>({ code, quantity: 1 });
  const setQuantity = (quantity: number | null) => setChosen({ code, quantity });
  return [chosen.code === code ? chosen.quantity : 1, setQuantity] as const;
}

interface PicturesProps {
  product: ProductDetails;
  article: Article;
  colorKey: string | undefined;
}

function Pictures({ product, article, colorKey }: PicturesProps) {
  return (
    <Gallery
      key={colorKey}
      name={product.name}
      pictures={picturesOf(product, article, colorKey)}
      shown={article.image?.src}
      thumbnails={product.showThumbnails}
    />
  );
}

/** Notice of stock for an article that is sold out, where the server offers one. */
function OfferedStockNotice({ product, article }: Omit<PicturesProps, 'colorKey'>) {
  const { stockNotices } = useSettings();
  const departures = useDepartures();
  if (!stockNotices || !product.active || article.isGift || !isSoldOut(article)) return null;
  return (
    <Suspense fallback={<Skeleton height="4.75rem" />}>
      <StockNotice key={`${article.code} ${departures}`} code={article.code} />
    </Suspense>
  );
}

/** PDP-01: the content of a product page. */
export function ProductView({ product }: { product: ProductDetails }) {
  const t = useTranslate();
  const { variation, choose } = useVariation(product);
  const article = articleOf(product, variation);
  const [quantity, setQuantity] = useQuantity(article);
  return (
    <article className={styles.product}>
      <div className={styles.top}>
        <div className={styles.gallery}>
          <ErrorBoundary place="/product/sliderImages" resetKey={variation ?? product}>
            <Pictures product={product} article={article} colorKey={variation?.color?.key} />
          </ErrorBoundary>
        </div>
        <div className={styles.side}>
          <div className={styles.details}>
            <ProductHead product={product} article={article} />
            {variation && (
              <ErrorBoundary place="/product/variations" resetKey={product} fallback={brokenPart}>
                <VariationChoice product={product} chosen={variation} onSelect={choose} />
              </ErrorBoundary>
            )}
          </div>
          <ErrorBoundary place="/product/price" resetKey={variation ?? product} fallback={brokenPart}>
            <BuyBox
              product={product}
              article={article}
              quantity={quantity}
              onQuantity={setQuantity}
              className={styles.buy}
            />
          </ErrorBoundary>
          <div className={styles.details}>
            <ErrorBoundary place="/product/price" resetKey={article}>
              <SaleTerms product={product} article={article} />
            </ErrorBoundary>
            <ErrorBoundary place="/product" resetKey={article}>
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
            <ErrorBoundary place="/product/usp" resetKey={product}>
              <Usps product={product} />
            </ErrorBoundary>
          </div>
        </div>
        <div className={styles.information}>
          <ErrorBoundary place="/product" resetKey={product} fallback={brokenPart}>
            <Suspense fallback={<div className={styles.pending} />}>
              <ProductInformation product={product} article={article} />
            </Suspense>
          </ErrorBoundary>
        </div>
      </div>
      <div className={styles.rows}>
        <Suspense fallback={null}>
          <ProductCarousel
            id={similarId}
            heading={t('product.similar')}
            products={product.similarProducts}
            place="/product/similarProducts"
          />
          <ProductCarousel
            heading={t('product.related')}
            products={product.relatedProducts}
            place="/product/relatedProducts"
          />
          <ErrorBoundary place="/product" resetKey={product}>
            <RecentlyViewed product={product} />
          </ErrorBoundary>
        </Suspense>
      </div>
    </article>
  );
}

import { ProductCard } from '../product/ProductCard/ProductCard';
import { useTranslate } from '../../i18n/useTranslate';
import { articleOf, type ProductDetails } from './article';
import { BuyBox } from './BuyBox';
import { Gallery } from './Gallery';
import { ProductHead } from './ProductHead';
import { ProductInformation } from './ProductInformation';
import { ProductRow } from './ProductRow';
import styles from './ProductView.module.css';
import { RecentlyViewed } from './RecentlyViewed';
import { Usps } from './Usps';
import { useVariation } from './useVariation';
import { VariationChoice } from './VariationChoice';

type Products = ProductDetails['similarProducts'];

function Cards({ heading, products }: { heading: string; products: Products }) {
  return (
    <ProductRow heading={heading}>
      {products.map((product) => (
        <li key={product.code}>
          <ProductCard product={product} view="grid" />
        </li>
      ))}
    </ProductRow>
  );
}

/** The pictures of the gallery, with that of the variation chosen among them. */
function picturesOf({ sliderImages, image }: ProductDetails, article: ReturnType<typeof articleOf>) {
  const images = sliderImages.length > 0 ? sliderImages : [image];
  return images.some(({ src }) => src === article.image.src) ? images : [article.image, ...images];
}

/** PDP-01: a product as its own page shows it. */
export function ProductView({ product }: { product: ProductDetails }) {
  const t = useTranslate();
  const { variation, choose } = useVariation(product);
  const article = articleOf(product, variation);
  return (
    <article className={styles.product}>
      <div className={styles.top}>
        <div className={styles.gallery}>
          <Gallery
            name={product.name}
            images={picturesOf(product, article)}
            shown={article.image.src}
            thumbnails={product.showThumbnails}
          />
        </div>
        <div className={styles.side}>
          <div className={styles.details}>
            <ProductHead product={product} code={article.code} />
            {variation && <VariationChoice product={product} chosen={variation} onChoose={choose} />}
          </div>
          <BuyBox key={article.code} product={product} article={article} className={styles.buy} />
          <div className={styles.details}>
            <Usps product={product} />
          </div>
        </div>
        <div className={styles.information}>
          <ProductInformation product={product} />
        </div>
      </div>
      <div className={styles.rows}>
        <Cards heading={t('product.similar')} products={product.similarProducts} />
        <Cards heading={t('product.related')} products={product.relatedProducts} />
        <RecentlyViewed product={product} />
      </div>
    </article>
  );
}

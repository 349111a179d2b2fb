import type { Color, Image, Product } from '../../../src/api/generated/types';
// Imported before the card's styles, whose rules for the heart must win.
import button from '../../../src/components/plain/IconButton.module.css';
import swatches from '../../../src/features/product/card/ColorSwatches.module.css';
import media from '../../../src/features/product/card/CardMedia.module.css';
import card from '../../../src/features/product/card/ProductCard.module.css';
import stock from '../../../src/features/product/StockStatus.module.css';
import { stockLevel } from '../../../src/features/product/StockStatus';
import picture from '../../../src/components/plain/Picture.module.css';
import styles from './ProductList.module.css';

/** Value of `sizes` of a card's picture, as in the shop's grid beside its filters. */
const sizes = '25vw';

/** Cards of the first row, whose pictures load eagerly. */
const firstRow = 3;

/** Maximum swatches of a card. */
const maxSwatches = 5;

const heart =
  'M2 9.5a5.5 5.5 0 0 1 9.591-3.676.56.56 0 0 0 .818 0A5.49 5.49 0 0 1 22 9.5c0 2.29-1.5 4-3 5.5l-5.492 5.313a2 2 0 0 1-3 .019L5 15c-1.5-1.5-3-3.2-3-5.5';

function Media({ image, name, isFirst }: { image: Image | null; name: string; isFirst: boolean }) {
  return (
    <div className={media.media}>
      <span className={picture.frame} style={{ aspectRatio: '1 / 1' }}>
        <img
          className={picture.image}
          src={image?.src}
          srcSet={image?.sources?.map((source) => `${source.url} ${source.width}w`).join(', ')}
          sizes={sizes}
          alt=""
          loading={isFirst ? 'eager' : 'lazy'}
          fetchPriority={isFirst ? 'high' : 'auto'}
        />
      </span>
      <button type="button" className={`${button.button} ${media.heart}`} aria-label={`Save ${name}`}>
        <svg width="16" height="16" viewBox="0 0 24 24" fill="none" stroke="currentColor" aria-hidden>
          <path d={heart} />
        </svg>
      </button>
    </div>
  );
}

function Swatches({ colors }: { colors: readonly Color[] }) {
  return (
    <div className={card.choices}>
      <ul className={swatches.swatches}>
        {colors.slice(0, maxSwatches).map(({ key, name, swatch }) => (
          <li key={key}>
            <button type="button" className={swatches.swatch} aria-label={name} title={name}>
              <span className={swatches.dot} style={{ backgroundColor: swatch }} />
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Card({ product, isFirst }: { product: Product; isFirst: boolean }) {
  const { code, url, name, brand, image, availableColors, active, inStockQuantity, newProduct } = product;
  return (
    <article className={`${card.card} ${card.grid}`}>
      <Media image={image} name={name} isFirst={isFirst} />
      <div className={card.facts}>
        {newProduct && <p className={card.badge}>New</p>}
        <h2 className={card.name}>
          <a className={card.link} href={url}>
            {name}
          </a>
        </h2>
        {availableColors.length > 0 && <Swatches colors={availableColors} />}
        <p className={card.details}>
          <span>{brand}</span>
          <span className={card.code}>{code}</span>
        </p>
      </div>
      <div className={card.offer}>
        <p className={card.stock}>
          <span className={stock.status} data-level={stockLevel({ active, inStockQuantity })}>
            {inStockQuantity > 0 ? `${inStockQuantity} in stock` : 'Not in stock'}
          </span>
        </p>
      </div>
    </article>
  );
}

/** The minimal rendering of the shop's cards: their elements and style sheets, without behaviour. */
export const CardList = ({ products }: { products: readonly Product[] }) => (
  <ul className={styles.list}>
    {products.map((product, index) => (
      <li key={product.code} className={card.item}>
        <Card product={product} isFirst={index < firstRow} />
      </li>
    ))}
  </ul>
);

/** A page of cards: the minimal rendering of a category or a search. */
export const ProductList = ({ products }: { products: readonly Product[] }) => (
  <main className={styles.page}>
    <h1>Products</h1>
    <CardList products={products} />
  </main>
);

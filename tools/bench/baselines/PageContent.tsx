import type { Image, KnownBlock, ProductPage, StartPage } from '../../../src/api/generated/types';
import { CardList } from './ProductList';
import styles from './ProductList.module.css';

interface PictureProps {
  image: Image;
  /** CSS width, that of the shop's picture. */
  width: string;
}

const Picture = ({ image, width }: PictureProps) => (
  <img
    src={image.src}
    srcSet={image.sources?.map((source) => `${source.url} ${source.width}w`).join(', ')}
    sizes={width}
    style={{ width, maxWidth: '100%', height: 'auto' }}
    width={image.width}
    height={image.height}
    alt={image.alt}
    fetchPriority="high"
  />
);

/** The minimal rendering of a start page or a product page: picture, heading, text, and the cards of its carousels. */
export function PageContent({ page }: { page: StartPage | ProductPage }) {
  const [product, hero] = ['product' in page ? page.product : null, page.heroModel];
  const image = product?.image ?? hero?.image;
  return (
    <main className={styles.page}>
      <article>
        <section>{image && <Picture image={image} width={product ? '32rem' : '100vw'} />}</section>
        <h1>{product?.name ?? hero?.heading ?? page.pageTitle}</h1>
        <p>{product?.marketingText ?? hero?.text}</p>
        <ul>
          {product?.variations.map(({ code, name }) => (
            <li key={code}>{name}</li>
          ))}
        </ul>
      </article>
      {(page.contentArea as readonly KnownBlock[]).map(
        (block) =>
          block.blockType === 'ProductCarouselBlock' && (
            <section key={block.blockId}>
              <h2>{block.content.heading}</h2>
              <CardList products={block.content.products} />
            </section>
          ),
      )}
    </main>
  );
}

import { Suspense } from 'react';
import { classNames } from '../../../components/plain/classNames';
import { Each } from '../../../components/plain/ErrorBoundary';
import { Picture } from '../../../components/plain/Picture';
import { lazyPart } from '../../../routing/lazy/lazyPart';
import { SafeLink } from '../../../routing/links/SafeLink';
import type { BlockContent } from '../schemas';
import { TextLink, BlockHeading } from './TextBlocks';
import styles from './LinkBlocks.module.css';
import { SignInForPrices } from '../../pricing/usePricesShown';
import { ProductCards, ProductCarousel } from '../../product/ProductCarousel';
import productBlocksStyles from './ProductBlocks.module.css';

/** Products in a horizontally scrolling row (PDP-04). */
export function ProductCarouselBlock({ content }: { content: BlockContent<'ProductCarouselBlock'> }) {
  const { heading, products, link } = content;
  return (
    <ProductCarousel
      heading={heading}
      products={products}
      path="/content/products"
      link={
        <>
          <SignInForPrices />
          {link && <TextLink link={link} size="small" />}
        </>
      }
    />
  );
}

/** Products in a grid (PDP-04). */
export function ProductListingBlock({ content }: { content: BlockContent<'ProductListingBlock'> }) {
  const { heading, text, products, link } = content;
  return (
    <section className="page-width">
      <BlockHeading heading={heading} link={link}>
        <SignInForPrices />
      </BlockHeading>
      {text && <p className={productBlocksStyles.text}>{text}</p>}
      <ul className={productBlocksStyles.products}>
        <ProductCards products={products} path="/content/products" />
      </ul>
    </section>
  );
}

type CallToAction = BlockContent<'CTAContainer'>['items'][number];

function Call({ item, level }: { item: CallToAction; level: 2 | 3 }) {
  const Heading = `h${level}` as const;
  if (![item.heading, item.text, item.link.text].some((words) => words?.trim())) return null;
  return (
    <li className={styles.item}>
      {item.image && (
        <Picture image={item.image} ratio="3 / 2" sizes="(width > 720px) 50vw, 100vw" decorative />
      )}
      <Heading className={styles.callHeading}>{item.heading}</Heading>
      {item.text && <p className={styles.text}>{item.text}</p>}
      <TextLink link={item.link} />
    </li>
  );
}

/** Calls to action, side by side (PDP-04); one without a text is not rendered. */
export function CTAContainer({ content }: { content: BlockContent<'CTAContainer'> }) {
  const { heading, items } = content;
  if (items.length === 0) return null;
  return (
    <section className={classNames('page-width', styles.calls)}>
      {heading && <h2 className={styles.callTitle}>{heading}</h2>}
      <ul className={styles.items}>
        <Each items={items} path="/content/items" keyOf={(item) => item.link.url + item.heading}>
          {(item) => <Call item={item} level={heading ? 3 : 2} />}
        </Each>
      </ul>
    </section>
  );
}

const StoreTile = lazyPart(() => import('../StoreFacts').then(({ StoreTile }) => StoreTile));

/** Picture links to categories and pages, and to stores with their address and hours (PDP-04). */
export function CategoryTilesBlock({ content }: { content: BlockContent<'CategoryTilesBlock'> }) {
  const { heading } = content;
  // The accessible name is the heading or, without one, the picture's alt text.
  const tiles = content.tiles.filter((tile) => tile.heading !== '' || tile.image.alt !== '');
  if (tiles.length === 0) return null;
  return (
    <section className="page-width">
      {heading && <h2 className={styles.title}>{heading}</h2>}
      <ul className={styles.tiles} data-count={Math.min(tiles.length, 4)}>
        <Each items={tiles} path="/content/tiles" keyOf={({ url }) => url}>
          {(tile) => (
            <li>
              <SafeLink href={tile.url} className={styles.tile}>
                <Picture
                  image={tile.image}
                  ratio="1 / 1"
                  sizes="(width > 720px) 33vw, 50vw"
                  decorative={tile.heading !== ''}
                />
                <span className={styles.heading}>{tile.heading}</span>
                {tile.store && (
                  <Suspense fallback={null}>
                    <StoreTile store={tile.store} />
                  </Suspense>
                )}
              </SafeLink>
            </li>
          )}
        </Each>
      </ul>
    </section>
  );
}

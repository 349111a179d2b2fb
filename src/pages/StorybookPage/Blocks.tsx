import type { KnownBlock } from '../../api/generated/types';
import { ContentArea } from '../../features/content/ContentArea';
import { richText, samplePicture, sampleProducts, State, Story } from './Story';
import { cardItem, ProductCard } from '../../features/product/card/ProductCard';
import { ProductCardSkeleton } from '../../features/product/card/ProductCardSkeleton';
import styles from './Products.module.css';

type Contents = { [Type in KnownBlock['blockType']]: Extract<KnownBlock, { blockType: Type }>['content'] };

const link = { text: 'All oak', url: '#main-content', title: null, target: null };
const products = Object.entries(sampleProducts).map(([name, product]) => ({ ...product, code: name }));

/** Sample content for each block type; a missing type is a type error. */
export const sampleBlocks: Contents = {
  ContentBlock: { heading: 'Oak', text: richText, image: samplePicture, link },
  ProductListingBlock: { heading: 'Oak chairs', text: 'Stack four high.', products, link },
  CTAContainer: {
    heading: 'Ways into the forest',
    items: ['Oak', 'Pine', 'Birch'].map((heading) => ({
      heading,
      text: 'Planed, oiled and mended.',
      image: samplePicture,
      link: { ...link, text: `All ${heading.toLowerCase()}`, url: `#${heading}` },
    })),
  },
  ImageTextBlock: {
    heading: 'Oak at home',
    text: '<p>It has grown prettier for it.</p>',
    image: samplePicture,
    imagePosition: 'right',
    link,
  },
  ProductCarouselBlock: { heading: 'More oak chairs', products, link },
  CategoryTilesBlock: {
    heading: 'Kinds of wood',
    tiles: ['Oak', 'Pine', 'Birch', 'Ash'].map((heading) => ({
      heading,
      image: samplePicture,
      url: `#tile-${heading}`,
    })),
  },
  QuoteBlock: { text: 'Buy less often. Sit longer.', attribution: 'Above the door', image: samplePicture },
  VideoBlock: {
    title: 'A day among oaks',
    src: '/oak.webm',
    poster: samplePicture,
    captionsSrc: null,
    text: 'Without words.',
  },
  FaqBlock: {
    heading: 'Asked about oak',
    items: [
      { question: 'How often is it oiled?', answer: '<p>Once a year.</p>' },
      { question: 'Does it darken?', answer: '<p>Slightly, in light.</p>' },
    ],
  },
};

// Pairs each type with content of that type; entries() loses this relation.
const blocks = Object.entries(sampleBlocks).map(([blockType, content]) => ({
  blockId: `sample-${blockType}`,
  blockType,
  content,
})) as KnownBlock[];

/** Every block type for editors, stacked as on a page (PDP-04). */
export function Blocks() {
  return <ContentArea blocks={blocks} />;
}

export function Products() {
  return (
    <>
      <Story name="ProductCard view=grid" wide>
        <div className={styles.grid}>
          {Object.entries(sampleProducts).map(([name, product]) => (
            <State key={name} name={name}>
              <div className={styles.cell}>
                <div className={cardItem}>
                  <ProductCard product={product} view="grid" level={3} />
                </div>
              </div>
            </State>
          ))}
          <State name="ProductCardSkeleton">
            <div className={styles.cell}>
              <ProductCardSkeleton view="grid" />
            </div>
          </State>
        </div>
      </Story>
      <Story name="ProductCard view=list" wide>
        {Object.entries(sampleProducts).map(([name, product]) => (
          <State key={name} name={name}>
            <ProductCard product={product} view="list" level={3} />
          </State>
        ))}
      </Story>
    </>
  );
}

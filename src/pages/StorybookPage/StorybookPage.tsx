import { shopBrand } from '../../../brand/shopBrand';
import type { KnownBlock } from '../../api/generated/types';
import { ContentArea } from '../../features/content/ContentArea';
import { Masthead } from '../../features/content/Masthead';
import { cardItem, ProductCard } from '../../features/product/card/ProductCard';
import { ProductCardSkeleton } from '../../features/product/card/ProductCardSkeleton';
import { MuiProvider } from '../../theme/MuiProvider';
import type { PageModels, PageProps } from '../pageModels';
import { Contents } from './Contents';
import { Controls, Selections } from './Controls';
import { Forms } from './Forms';
import styles from './Foundations.module.css';
import productStyles from './Products.module.css';
import { richText, samplePicture, sampleProducts, State, Story } from './Story';

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
function Blocks() {
  return <ContentArea blocks={blocks} />;
}

function Products() {
  return (
    <>
      <Story name="ProductCard view=grid" wide>
        <div className={productStyles.grid}>
          {Object.entries(sampleProducts).map(([name, product]) => (
            <State key={name} name={name}>
              <div className={productStyles.cell}>
                <div className={cardItem}>
                  <ProductCard product={product} view="grid" level={3} />
                </div>
              </div>
            </State>
          ))}
          <State name="ProductCardSkeleton">
            <div className={productStyles.cell}>
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

const colors = [
  ...['paper', 'raised', 'sunken', 'ink', 'ink-muted', 'ink-subtle', 'line', 'line-strong'],
  ...['accent', 'accent-strong', 'accent-soft', 'on-accent', 'sale', 'sale-soft', 'error', 'error-soft'],
  ...['success', 'success-soft', 'warning', 'warning-soft', 'focus', 'selection', 'picture', 'footer'],
];
const sizes = ['5xl', '4xl', '3xl', '2xl', 'xl', 'l', 'm', 's', 'xs'];
const weights = ['regular', 'medium', 'bold'];
const spaces = [1, 2, 3, 4, 5, 6, 8, 10, 12, 16, 20, 24, 32];

/** Colours, typography and spacing (UI-01, UI-03). */
function Foundations() {
  return (
    <>
      <Story name="color">
        {colors.map((color) => (
          <State key={color} name={color}>
            <div className={styles.color} style={{ background: `var(--color-${color})` }} />
          </State>
        ))}
      </Story>
      <Story name="text" wide>
        {sizes.map((size) => (
          <State key={size} name={size}>
            <p className={styles.sample} style={{ fontSize: `var(--text-${size})` }}>
              {shopBrand.name}
            </p>
          </State>
        ))}
      </Story>
      <Story name="weight">
        {weights.map((weight) => (
          <State key={weight} name={weight}>
            <p className={styles.sample} style={{ fontWeight: `var(--weight-${weight})` }}>
              {shopBrand.name}
            </p>
          </State>
        ))}
      </Story>
      <Story name="space">
        {spaces.map((space) => (
          <State key={space} name={String(space)}>
            <div className={styles.space} style={{ width: `var(--space-${space})` }} />
          </State>
        ))}
      </Story>
    </>
  );
}

/** Gallery of every component in every state with sample props, in the current theme (PDP-05). */
export default function StorybookPage({ page }: PageProps<PageModels['StorybookPage']>) {
  return (
    <MuiProvider>
      <div className="page-width">
        <Masthead title={page.pageTitle} preamble={page.preamble} size="cover" />
        <Foundations />
        <Controls />
        <Selections />
        <Forms />
        <Contents />
        <Products />
      </div>
      <Blocks />
      <ContentArea blocks={page.contentArea} />
    </MuiProvider>
  );
}

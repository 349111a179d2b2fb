import type { ReactNode } from 'react';
import { shopBrand } from '../../../brand/shopBrand';
import type { components } from '../../api/generated/types';
import styles from './Story.module.css';

type Product = components['schemas']['Product'];

export const samplePicture = { src: '/favicon.svg', alt: 'Icon of the shop', title: null };

const crumbs = [
  shopBrand.name,
  'Department',
  'Category',
  'Sub-category',
  'Series',
  'Product with a long name',
];

export const trail = crumbs.map((text) => ({ id: text, href: '/', text, target: null, title: null }));

/** Every element that editors may use. */
export const richText = `
  <h2>Oak</h2><p>Solid, <strong>oiled</strong> and <em>mended</em>. <a href="#main-content">To the top</a>.</p>
  <h3>Care</h3><ul><li>Wipe with a damp cloth</li><li>Oil once a year</li></ul>
  <blockquote><p>It has grown prettier for it.</p></blockquote>
  <table><tr><th scope="col">Length</th><th scope="col">Seats</th></tr><tr><td>180 cm</td><td>6</td></tr></table>`;

const money = (amount: number) => ({ amount, formattedString: `${amount} kr` });

const price: NonNullable<Product['price']> = {
  regularPriceExVat: money(1000),
  regularPriceIncVat: money(1250),
  priceExVat: money(800),
  priceIncVat: money(1000),
  discountExVat: money(200),
  discountIncVat: money(250),
  discountPercentage: 20,
  description: null,
  currency: 'NOK',
};

const plain: Product = {
  active: true,
  code: '100200',
  name: 'Sample product with a long name',
  marketingText: 'One or two sentences about the product, which a card shortens.',
  elNumber: null,
  alternativeProductNumber: null,
  brand: shopBrand.name,
  mainCategory: 'Category',
  productType: 'Product type',
  url: '#main-content',
  image: samplePicture,
  thumbnail: samplePicture,
  images: [samplePicture],
  availableColors: [
    { key: 'oak', name: 'Oak', swatch: '#c9a77c' },
    { key: 'black', name: 'Black', swatch: '#22201d' },
  ],
  price: null,
  promotion: null,
  bestSeller: false,
  newProduct: false,
  recommended: false,
  inStock: true,
  inStockQuantity: 80,
  maxQuantity: null,
  isBuyable: true,
  isGift: false,
  note: null,
  visible: true,
  hidePrice: false,
  variations: [],
  numberOfVariants: 0,
  color: { key: 'oak', name: 'Oak', swatch: '#c9a77c' },
  categoryPath: ['Department', 'Category'],
};

/** Product in each state of a card, by the cause of the state. */
export const sampleProducts: Record<string, Product> = {
  visitor: plain,
  price: { ...plain, price },
  newProduct: { ...plain, newProduct: true, inStockQuantity: 30 },
  bestSeller: { ...plain, bestSeller: true, inStockQuantity: 4 },
  'not in stock': { ...plain, inStock: false, inStockQuantity: 0 },
  discontinued: { ...plain, active: false, isBuyable: false },
  hidePrice: { ...plain, hidePrice: true },
};

interface StoryProps {
  name: string;
  /** Stacks the states, for full-width components, instead of showing them side by side. */
  wide?: boolean;
  children: ReactNode;
}

export function Story({ name, wide = false, children }: StoryProps) {
  return (
    <section className={styles.story} data-story={name}>
      <h2 className={styles.name}>{name}</h2>
      <div className={wide ? styles.wide : styles.states}>{children}</div>
    </section>
  );
}

export function State({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.state}>
      <code className={styles.caption}>{name}</code>
      <div>{children}</div>
    </div>
  );
}

import { Picture } from '../../../components/plain/Picture';
import { useTranslate } from '../../../i18n/useTranslate';
import { ListPrice } from '../../pricing/usePriceTexts';
import { RatingMark } from '../../product/RatingMark';
import { StockStatus } from '../../product/StockStatus';
import { useSession } from '../../session/customer';
import { usePricesShown } from '../../pricing/usePricesShown';
import styles from './ProductOption.module.css';
import type { ProductHit } from './quickHits';

/** Stock level when the quantity is known, otherwise only availability; a gift is labelled as one. */
function Stock({ hit }: { hit: ProductHit }) {
  const t = useTranslate();
  const { active = true, inStock, inStockQuantity, isGift } = hit;
  if (isGift) return <span>{t('product.gift')}</span>;
  if (!active || inStockQuantity !== undefined) {
    return <StockStatus active={active} inStockQuantity={inStockQuantity ?? 0} />;
  }
  return <span>{t(inStock ? 'search.inStock' : 'search.outOfStock')}</span>;
}

/** CARD-03, CARD-04, CARD-07: price, where prices are shown, unless on request. */
function HitPrice({ hit: { price, hidePrice, isGift } }: { hit: ProductHit }) {
  const pricesShown = usePricesShown();
  if (!pricesShown || !price || hidePrice || isGift) return null;
  return (
    <span className={styles.price}>
      <ListPrice price={price} size="small" stacked />
    </span>
  );
}

interface ProductOptionProps {
  hit: ProductHit;
  query: string;
}

/** Article number, for a business customer and a search by number; otherwise product type and rating. */
function Kind({ hit, query }: ProductOptionProps) {
  const { customer } = useSession();
  const isBusiness = customer !== null && customer.organizationId !== null;
  if (isBusiness || /\d/.test(query) || !hit.productType)
    return (
      <span className={styles.code}>
        <Highlight text={hit.code} query={query} />
      </span>
    );
  return (
    <>
      <span>{hit.productType}</span>
      {hit.rating && (
        <>
          {' '}
          <RatingMark rating={hit.rating} />
        </>
      )}
    </>
  );
}

/** SRCH-05, CARD-02: a product in the dropdown: picture, name, type or number, stock and, where shown, price. */
export function ProductOption({ hit, query }: ProductOptionProps) {
  return (
    <>
      <Picture
        image={hit.thumbnail}
        ratio="1 / 1"
        sizes="48px"
        priority
        decorative
        className={styles.thumbnail}
      />
      <span className={styles.words}>
        <span className={styles.name}>
          <Highlight text={hit.name} query={query} />
        </span>{' '}
        <span className={styles.detail}>
          <Kind hit={hit} query={query} /> <Stock hit={hit} />
        </span>
      </span>{' '}
      <HitPrice hit={hit} />
    </>
  );
}

/** SRCH-05: a variation below its product: article number, colour, stock and, where shown, price. */
export function VariationHit({ hit, query }: ProductOptionProps) {
  return (
    <>
      <span className={styles.variation}>
        <span className={styles.code}>
          <Highlight text={hit.code} query={query} />
        </span>{' '}
        <Stock hit={hit} /> <span>{hit.color?.name ?? hit.name}</span>
      </span>{' '}
      <HitPrice hit={hit} />
    </>
  );
}

interface TextPart {
  text: string;
  isMatch: boolean;
}

/** Lower case without diacritics, of the same length: `lovas` matches `Løvås`. */
const folded = (text: string) =>
  text
    .replace(/[\u0080-\uffff]/g, (unit) => unit.normalize('NFD').charAt(0))
    .toLowerCase()
    .replaceAll('ø', 'o');

const escaped = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Pattern of a word. A single letter occurs in too many words, so it matches only by itself. */
const pattern = (word: string) => (/^\p{L}$/u.test(word) ? `(?<!\\p{L})${word}(?!\\p{L})` : escaped(word));

/** Split a text at the words of a search, ignoring case, diacritics and quotation marks (SRCH-03). */
export function splitMatches(text: string, query: string): TextPart[] {
  const words = folded(query)
    .split(/[\s"“”«»]+/)
    .filter((word) => word !== '');
  if (words.length === 0) return [{ text, isMatch: false }];
  const longestFirst = words.toSorted((a, b) => b.length - a.length).map(pattern);
  let end = 0;
  return folded(text)
    .split(new RegExp(`(${longestFirst.join('|')})`, 'u'))
    .map(({ length }, index) => ({ text: text.slice(end, (end += length)), isMatch: index % 2 === 1 }))
    .filter((part) => part.text !== '');
}

export function Highlight({ text, query }: { text: string; query: string }) {
  return splitMatches(text, query).map((part, index) =>
    part.isMatch ? (
      <mark key={index} className={styles.match}>
        {part.text}
      </mark>
    ) : (
      part.text
    ),
  );
}

import { Picture } from '../../../components/plain/Picture';
import { useTranslate } from '../../../i18n/useTranslate';
import { ListPrice } from '../../pricing/ListPrice';
import { StockStatus } from '../../product/StockStatus';
import { useSignedIn } from '../../session/customer';
import { Highlight } from '../Highlight';
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

/** CARD-03, CARD-04, CARD-07: price for customers, unless on request. */
function HitPrice({ hit: { price, hidePrice, isGift } }: { hit: ProductHit }) {
  const signedIn = useSignedIn();
  if (!signedIn || !price || hidePrice || isGift) return null;
  return (
    <span className={styles.price}>
      <ListPrice price={price} size="small" stacked />
    </span>
  );
}

/** Article number with the matches marked, and the stock. */
function CodeAndStock({ hit, query }: ProductOptionProps) {
  return (
    <>
      <span className={styles.code}>
        <Highlight text={hit.code} query={query} />
      </span>{' '}
      <Stock hit={hit} />
    </>
  );
}

interface ProductOptionProps {
  hit: ProductHit;
  /** Search text, marked in name and article number. */
  query: string;
}

/** SRCH-05, CARD-02: a product in the dropdown: picture, name, article number, stock and, for customers, price. */
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
          <CodeAndStock hit={hit} query={query} />
        </span>
      </span>{' '}
      <HitPrice hit={hit} />
    </>
  );
}

/** SRCH-05: a variation below its product: article number, colour, stock and, for customers, price. */
export function VariationHit({ hit, query }: ProductOptionProps) {
  return (
    <>
      <span className={styles.variation}>
        <CodeAndStock hit={hit} query={query} /> <span>{hit.color?.name ?? hit.name}</span>
      </span>{' '}
      <HitPrice hit={hit} />
    </>
  );
}

import { Picture } from '../../../components/plain/Picture';
import { SafeLink } from '../../../routing/links/SafeLink';
import { useTranslate } from '../../../i18n/useTranslate';
import type { ProductDetails } from '../../../api/generated/types';
import { ListPrice } from '../../pricing/ListPrice';
import { RatingMark } from '../RatingMark';
import { StockStatus } from '../StockStatus';
import { articleOf, defaultVariation } from '../variations';
import type { ViewedProduct } from '../viewedProducts';
import { useVisiblePrice } from './BuyBox';
import styles from './Comparison.module.css';

interface Column {
  entry: ViewedProduct;
  /** Undefined until the page of the product has loaded. */
  details: ProductDetails | undefined;
}

/** Minimum width of a column, in rem; two fit a phone. */
const minColumn = 8;

/** Names of the specifications of all products, each with its value per product; undefined where one has none. */
function rowsOf(columns: readonly Column[]) {
  const values = columns.map(
    ({ details }) =>
      new Map(
        details?.specifications.flatMap(({ items }) =>
          items.map(({ name, value }) => [name, value] as const),
        ),
      ),
  );
  const names = new Set(values.flatMap((each) => [...each.keys()]));
  return [...names].map((name) => ({ name, values: values.map((each) => each.get(name)) }));
}

/** Price, stock and rating of a product. */
function Offer({ product }: { product: ProductDetails }) {
  const article = articleOf(product, defaultVariation(product));
  const price = useVisiblePrice(product, article);
  return (
    <>
      {price && <ListPrice price={price} stacked size="small" />}
      <StockStatus active={product.active} inStockQuantity={article.inStockQuantity} />
      {product.rating && <RatingMark rating={product.rating} />}
    </>
  );
}

/**
 * PDP-01: specifications of products, a column each. The name of a specification is above its values, so that two
 * products fit a phone.
 */
export function ComparisonTable({ columns }: { columns: readonly Column[] }) {
  const t = useTranslate();
  return (
    <div className={styles.frame}>
      <table className={styles.table} style={{ minWidth: `${columns.length * minColumn}rem` }}>
        <caption className="visually-hidden">{t('product.compare')}</caption>
        <thead>
          <tr>
            {columns.map(({ entry, details }) => (
              <th key={entry.code} scope="col">
                <div className={styles.head}>
                  <Picture image={entry.image} ratio="1 / 1" sizes="(width > 1024px) 15vw, 45vw" decorative />
                  <SafeLink href={entry.url} leadsTo="product">
                    {entry.name}
                  </SafeLink>
                  {details && <Offer product={details} />}
                </div>
              </th>
            ))}
          </tr>
        </thead>
        {rowsOf(columns).map(({ name, values }) => (
          <tbody key={name} data-same={new Set(values).size === 1 || undefined}>
            <tr>
              <th scope="rowgroup" colSpan={columns.length} className={styles.name}>
                {name}
              </th>
            </tr>
            <tr>
              {columns.map(({ entry, details }, index) => (
                <td key={entry.code}>{details && (values[index] ?? '–')}</td>
              ))}
            </tr>
          </tbody>
        ))}
      </table>
    </div>
  );
}

import { useState } from 'react';
import { ErrorNotice } from '../../../components/plain/ErrorNotice';
import { readEach } from '../../../components/plain/readEach';
import { Picture } from '../../../components/plain/Picture';
import { useTranslate } from '../../../i18n/useTranslate';
import type { ProductDetails } from '../../../api/generated/types';
import { useLanguage } from '../../settings/settings';
import { useProductDetails } from '../useProductDetails';
import {
  comparedProducts,
  recentlyViewed,
  storeCompared,
  toViewedProduct,
  type ViewedProduct,
} from './RecentlyViewed';
import { visibleProducts } from '../card/cardProduct';
import styles from './Comparison.module.css';
import { SafeLink } from '../../../routing/links/SafeLink';
import { ListPrice } from '../../pricing/usePriceTexts';
import { RatingMark } from '../RatingMark';
import { StockStatus } from '../StockStatus';
import { articleOf, defaultVariation } from '../variations';
import { useVisiblePrice } from './BuyBox';

interface Column {
  entry: ViewedProduct;
  /** Undefined until the page of the product has loaded. */
  details: ProductDetails | undefined;
}

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

/** PDP-01: specifications of products, a column each, names above their values: two products fit a phone. */
function ComparisonTable({ columns }: { columns: readonly Column[] }) {
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

const maxOthers = 3;
const maxCandidates = 8;

/** Products to select from, each once: those compared before, the recently viewed and the similar ones. */
function candidatesOf(product: ProductDetails, language: string): ViewedProduct[] {
  const similar = readEach(
    visibleProducts(product.similarProducts),
    'getPage /product/similarProducts',
    (each) => toViewedProduct(each, language),
  );
  const all = [
    ...comparedProducts(language),
    ...similar.slice(0, maxCandidates),
    ...recentlyViewed(language),
  ];
  const byCode = new Map(all.reverse().map((each) => [each.code, each]));
  byCode.delete(product.code);
  return [...byCode.values()].reverse().slice(0, maxCandidates);
}

/** The selected products, stored for this tab with that of the page, and an action that adds or removes one. */
function useCompared(product: ProductDetails, language: string) {
  const [others, setOthers] = useState(() =>
    comparedProducts(language)
      .filter(({ code }) => code !== product.code)
      .slice(0, maxOthers),
  );
  const isFull = others.length === maxOthers;
  const toggle = (candidate: ViewedProduct) => {
    const rest = others.filter(({ code }) => code !== candidate.code);
    const isAdded = rest.length === others.length;
    if (isAdded && isFull) return;
    const next = isAdded ? [...others, candidate] : rest;
    setOthers(next);
    storeCompared(next.length > 0 ? [toViewedProduct(product, language), ...next] : []);
  };
  return { others, isFull, toggle };
}

/** PDP-01: comparison of the product with up to three others by their specifications, which their pages have. */
export function Comparison({ product }: { product: ProductDetails }) {
  const t = useTranslate();
  const language = useLanguage();
  const [candidates] = useState(() => candidatesOf(product, language));
  const { others, isFull, toggle } = useCompared(product, language);
  const queries = [
    useProductDetails(others[0]?.url),
    useProductDetails(others[1]?.url),
    useProductDetails(others[2]?.url),
  ].slice(0, others.length);
  const failed = queries.filter(({ isFailed }) => isFailed);
  const columns = [
    { entry: toViewedProduct(product, language), details: product },
    ...others.map((entry, index) => ({ entry, details: queries[index]?.product })),
  ];
  return (
    <div className={styles.comparison}>
      <p>{t('product.compareUpTo')}</p>
      <ul className={styles.candidates}>
        {candidates.map((candidate) => {
          const isSelected = others.some(({ code }) => code === candidate.code);
          return (
            <li key={candidate.code}>
              <button
                type="button"
                className={styles.candidate}
                aria-pressed={isSelected}
                aria-disabled={(isFull && !isSelected) || undefined}
                onClick={() => toggle(candidate)}
              >
                <Picture image={candidate.image} ratio="1 / 1" decorative className={styles.thumbnail} />
                <span className={styles.label}>{candidate.name}</span>
              </button>
            </li>
          );
        })}
      </ul>
      <p role="status" className="visually-hidden">
        {queries.some(({ isFetching }) => isFetching) && t('common.loading')}
      </p>
      {failed.length > 0 && (
        <ErrorNotice
          message={t('product.compareFailed')}
          onRetry={() => void Promise.all(failed.map(({ refetch }) => refetch()))}
        />
      )}
      {others.length > 0 && <ComparisonTable columns={columns} />}
    </div>
  );
}

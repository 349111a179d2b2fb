import { useState } from 'react';
import { ErrorNotice } from '../../../components/plain/ErrorNotice';
import { readEach } from '../../../components/plain/readEach';
import { Picture } from '../../../components/plain/Picture';
import { useTranslate } from '../../../i18n/useTranslate';
import type { ProductDetails } from '../../../api/generated/types';
import { useLanguage } from '../../settings/language';
import { useProductDetails } from '../useProductDetails';
import {
  recentlyViewed,
  toViewedProduct,
  type ViewedProduct,
  comparedProducts,
  storeCompared,
} from '../viewedProducts';
import { visibleProducts } from '../card/cardProduct';
import styles from './Comparison.module.css';
import { ComparisonTable } from './ComparisonTable';

/** Maximum number of products beside that of the page. */
const maxOthers = 3;
/** Maximum number of products to select from. */
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

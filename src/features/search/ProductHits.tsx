import { useEffect, useRef, useState } from 'react';
import { Button } from '../../components/Button/Button';
import { ErrorNotice } from '../../components/ErrorNotice/ErrorNotice';
import { announce } from '../../components/LiveRegion/announce';
import { useTranslate } from '../../i18n/useTranslate';
import { ProductCard } from '../product/ProductCard/ProductCard';
import styles from './SearchResults.module.css';
import type { SearchResults } from './useSearchResults';

/** Cards of the first row: their pictures are asked for at once. */
const priorityCards = 4;

interface ProductHitsProps {
  results: SearchResults;
  /** All product hits, loaded or not. */
  count: number;
}

/** Focus goes to the first card that a press on the button has brought, and what came is said. */
function useArrivals(products: SearchResults['products'], count: number) {
  const t = useTranslate();
  const list = useRef<HTMLUListElement>(null);
  const [waitingAt, setWaitingAt] = useState<number>();
  useEffect(() => {
    if (waitingAt === undefined || products.length <= waitingAt) return;
    list.current?.children[waitingAt]?.querySelector<HTMLElement>('a')?.focus();
    announce(t('search.showing', [products.length, count]));
  }, [waitingAt, products.length, count, t]);
  return { list, wait: () => setWaitingAt(products.length) };
}

/** SRCH-02: the products found, with a button for more of them. */
export function ProductHits({ results, count }: ProductHitsProps) {
  const t = useTranslate();
  const { products, hasMore, isLoadingMore, moreFailed, loadMore } = results;
  const { list, wait } = useArrivals(products, count);
  const pressMore = () => {
    wait();
    loadMore();
  };
  return (
    <>
      <ul ref={list} className={styles.cards}>
        {products.map((product, place) => (
          <li key={product.code} className={styles.card}>
            <ProductCard product={product} view="grid" level={3} priority={place < priorityCards} />
          </li>
        ))}
      </ul>
      <div className={styles.end}>
        <p className={styles.muted}>{t('search.showing', [products.length, count])}</p>
        {moreFailed && (
          <ErrorNotice message={t('search.failed')} onRetry={pressMore} retrying={isLoadingMore} />
        )}
        {hasMore && !moreFailed && (
          <Button variant="secondary" loading={isLoadingMore} onClick={pressMore}>
            {t('search.more')}
          </Button>
        )}
      </div>
    </>
  );
}

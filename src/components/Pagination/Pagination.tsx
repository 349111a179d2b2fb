import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useTranslate } from '../../i18n/useTranslate';
import { Icon } from '../Icon/Icon';
import { SafeLink } from '../SafeLink/SafeLink';
import styles from './Pagination.module.css';

interface PaginationProps {
  /** Accessible name, such as "Pages of orders". */
  label: string;
  /** From 1. */
  page: number;
  pageCount: number;
  hrefOf: (page: number) => string;
}

/** The pages that have a link of their own: the first, the last and those around the current one; null is a gap. */
export function pagesShown(page: number, pageCount: number): (number | null)[] {
  const near = [1, page - 1, page, page + 1, pageCount].filter((each) => each >= 1 && each <= pageCount);
  const pages = [...new Set(near)].sort((a, b) => a - b);
  return pages.flatMap((each, index) => {
    const missing = each - (pages[index - 1] ?? each - 1) - 1;
    return missing === 1 ? [each - 1, each] : missing > 1 ? [null, each] : [each];
  });
}

/** Links to the pages of a list. On phones the numbers give way to "Page 3 of 250". Nothing for a single page. */
export function Pagination({ label, page, pageCount, hrefOf }: PaginationProps) {
  const t = useTranslate();
  if (pageCount < 2) return null;
  return (
    <nav aria-label={label} className={styles.pagination}>
      {page > 1 && (
        <SafeLink href={hrefOf(page - 1)} rel="prev" className={styles.step}>
          <Icon icon={ChevronLeft} size="s" /> {t('common.previousPage')}
        </SafeLink>
      )}
      <p className={styles.place}>{t('common.pageOf', [page, pageCount])}</p>
      <ol className={styles.pages}>
        {pagesShown(page, pageCount).map((each, index) =>
          each === null ? (
            <li key={`gap ${index}`} className={styles.gap} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={each}>
              <SafeLink
                href={hrefOf(each)}
                className={styles.page}
                aria-label={t('common.page', [each])}
                aria-current={each === page ? 'page' : undefined}
              >
                {t('common.number', [each])}
              </SafeLink>
            </li>
          ),
        )}
      </ol>
      {page < pageCount && (
        <SafeLink href={hrefOf(page + 1)} rel="next" className={styles.step}>
          {t('common.nextPage')} <Icon icon={ChevronRight} size="s" />
        </SafeLink>
      )}
    </nav>
  );
}

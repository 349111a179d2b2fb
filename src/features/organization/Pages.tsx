import { ChevronLeft, ChevronRight } from 'lucide-react';
import { IconButton } from '../../components/Button/IconButton';
import { useTranslate } from '../../i18n/useTranslate';
import styles from './OrganizationUsers.module.css';

interface PagesProps {
  /** Index of the page's first item. */
  first: number;
  /** How many items all pages have. */
  count: number;
  pageSize: number;
  /** Called with the index of the first item of the page to show. */
  onChange: (first: number) => void;
}

/** Leafs through pages of a list; the buttons keep focus at both ends. */
export function Pages({ first, count, pageSize, onChange }: PagesProps) {
  const t = useTranslate();
  const last = Math.min(first + pageSize, count);
  const isFirst = first === 0;
  const isLast = last === count;
  return (
    <div className={styles.pages}>
      <IconButton
        icon={ChevronLeft}
        label={t('organization.previousPage')}
        aria-disabled={isFirst || undefined}
        onClick={() => !isFirst && onChange(first - pageSize)}
      />
      <span role="status">{t('organization.page', [first + 1, last, count])}</span>
      <IconButton
        icon={ChevronRight}
        label={t('organization.nextPage')}
        aria-disabled={isLast || undefined}
        onClick={() => !isLast && onChange(first + pageSize)}
      />
    </div>
  );
}

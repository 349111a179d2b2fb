import List from '@mui/material/List';
import { useRef, useState, type ReactNode } from 'react';
import { PageButtons } from '../../../components/Pagination/PageButtons';
import { useTranslate } from '../../../i18n/useTranslate';

/** Number of lines per page: each has some forty elements, and a cart has up to 1,000 lines. */
const pageSize = 50;

interface PagedLinesProps<Line> {
  lines: readonly Line[];
  className?: string | undefined;
  /** Render the lines of a page. */
  children: (lines: readonly Line[]) => ReactNode;
}

/** CART-01: the list of a cart's lines, 50 per page; a shorter cart is one page without buttons. */
export function PagedLines<Line>({ lines, className, children }: PagedLinesProps<Line>) {
  const t = useTranslate();
  const list = useRef<HTMLUListElement>(null);
  const [chosenPage, setPage] = useState(0);
  const pageCount = Math.ceil(lines.length / pageSize);
  const page = Math.min(chosenPage, Math.max(0, pageCount - 1));
  const first = page * pageSize;
  const last = Math.min(lines.length, first + pageSize);
  const goTo = (target: number) => {
    setPage(target);
    // Reading continues at the first line of the page.
    list.current?.focus();
    list.current?.scrollIntoView();
  };
  return (
    <>
      <List
        ref={list}
        disablePadding
        tabIndex={-1}
        className={className}
        sx={{ outline: 'none', scrollMarginTop: 'var(--below-header)' }}
      >
        {children(lines.slice(first, last))}
      </List>
      <PageButtons
        page={page}
        pageCount={pageCount}
        range={t('cart.range', [first + 1, last, lines.length])}
        onPage={goTo}
        sx={{
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: '12px 16px',
          my: 4,
          fontVariantNumeric: 'tabular-nums',
        }}
      />
    </>
  );
}

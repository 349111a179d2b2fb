import Button from '@mui/material/Button';
import List from '@mui/material/List';
import Stack from '@mui/material/Stack';
import type { SxProps, Theme } from '@mui/material/styles';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { useTranslate } from '../../i18n/useTranslate';

interface PageButtonsProps {
  /** Starts at 0. */
  page: number;
  pageCount: number;
  /** Position in the list, such as "Rows 1–50 of 120"; announced on change. */
  range: string;
  onPage: (page: number) => void;
  sx?: SxProps<Theme>;
}

/** Buttons to the previous and next page of a list without an address; renders nothing for a single page. */
export function PageButtons({ page, pageCount, range, onPage, sx }: PageButtonsProps) {
  const t = useTranslate();
  if (pageCount < 2) return null;
  const step = (to: number, label: string) => {
    const isEnd = to < 0 || to >= pageCount;
    return (
      <Button
        variant="outlined"
        size="small"
        aria-disabled={isEnd}
        onClick={isEnd ? undefined : () => onPage(to)}
      >
        {label}
      </Button>
    );
  };
  return (
    <Stack direction="row" sx={sx}>
      {step(page - 1, t('common.previousPage'))}
      <p role="status">{range}</p>
      {step(page + 1, t('common.nextPage'))}
    </Stack>
  );
}

/** Number of lines per page: each has some forty elements, and a cart or an order has up to 1,000 lines. */
const pageSize = 50;

interface PagedLinesProps<Line> {
  lines: readonly Line[];
  className?: string | undefined;
  /** Render the lines of a page. */
  children: (lines: readonly Line[]) => ReactNode;
}

/** True while the page is printed: rendered at once, since the browser lays the page out after the event. */
function useIsPrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    window.addEventListener('beforeprint', () => flushSync(() => setPrinting(true)), { signal });
    window.addEventListener('afterprint', () => setPrinting(false), { signal });
    return () => controller.abort();
  }, []);
  return isPrinting;
}

/**
 * CART-01, ORD-01: the list of the lines of a cart or an order, 50 per page; a shorter one is one page without buttons.
 * In print all lines.
 */
export function PagedLines<Line>({ lines, className, children }: PagedLinesProps<Line>) {
  const t = useTranslate();
  const list = useRef<HTMLUListElement>(null);
  const [selectedPage, setPage] = useState(0);
  const size = useIsPrinting() ? Math.max(lines.length, 1) : pageSize;
  const pageCount = Math.ceil(lines.length / size);
  const page = Math.min(selectedPage, Math.max(0, pageCount - 1));
  const first = page * size;
  const last = Math.min(lines.length, first + size);
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

import MuiPagination, { type PaginationRenderItemParams } from '@mui/material/Pagination';
import PaginationItem from '@mui/material/PaginationItem';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTranslate } from '../../i18n/useTranslate';
import { SafeLink } from '../../routing/links/SafeLink';

interface PaginationProps {
  /** Accessible name, such as "Pages of orders". */
  label: string;
  /** Starts at 1. */
  page: number;
  pageCount: number;
  hrefOf: (page: number) => string;
}

const relations: Partial<Record<PaginationRenderItemParams['type'], string>> = {
  previous: 'prev',
  next: 'next',
};

/** Pages of a list as links, so that each has an address; renders nothing for a single page. */
export function Pagination({ label, page, pageCount, hrefOf }: PaginationProps) {
  const t = useTranslate();
  const hasNeighbours = useMediaQuery((theme: Theme) => theme.breakpoints.up('md'), { noSsr: true });
  if (pageCount < 2) return null;
  const labelOf = (type: PaginationRenderItemParams['type'], target: number | null) => {
    if (type === 'previous' || type === 'next')
      return t(type === 'previous' ? 'common.previousPage' : 'common.nextPage');
    return t('common.page', [target ?? page]);
  };
  return (
    <MuiPagination
      aria-label={label}
      page={page}
      count={pageCount}
      siblingCount={hasNeighbours ? 1 : 0}
      getItemAriaLabel={labelOf}
      renderItem={({ type, page: target, disabled, ...item }) =>
        target === null || disabled ? (
          <PaginationItem {...item} type={type} page={target} disabled={disabled} />
        ) : (
          <PaginationItem
            {...item}
            type={type}
            page={target}
            component={SafeLink}
            href={hrefOf(target)}
            rel={relations[type]}
          />
        )
      }
    />
  );
}

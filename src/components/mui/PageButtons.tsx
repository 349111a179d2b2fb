import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { SxProps, Theme } from '@mui/material/styles';
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

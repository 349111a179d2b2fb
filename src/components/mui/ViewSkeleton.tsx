import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useTranslate } from '../../i18n/useTranslate';

export interface ViewSkeletonProps {
  /** Rows of a list or table, fields of a form, or product cards. */
  shape: 'rows' | 'form' | 'cards';
}

const layouts = {
  rows: { display: 'grid', gap: 3 },
  form: { display: 'grid', gap: 6, maxWidth: '30rem' },
  cards: {
    display: 'grid',
    gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: 'repeat(3, minmax(0, 1fr))' },
    gap: 'var(--space-8) var(--grid-gap)',
  },
};

const parts = {
  rows: { count: 5, sx: { height: '4.5rem' } },
  form: { count: 5, sx: { height: 'var(--control-height)' } },
  cards: { count: 6, sx: { height: 'auto', aspectRatio: '3 / 4' } },
};

/** Placeholder of a whole MUI view while its chunk or data is loading; screen readers get one status text. */
export function ViewSkeleton({ shape }: ViewSkeletonProps) {
  const t = useTranslate();
  const { count, sx } = parts[shape];
  return (
    <Box sx={layouts[shape]} role="status">
      <span className="visually-hidden">{t('common.loading')}</span>
      {Array.from({ length: count }, (_, index) => (
        <Skeleton key={index} sx={sx} />
      ))}
    </Box>
  );
}

import Box from '@mui/material/Box';
import ListItem from '@mui/material/ListItem';
import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import type { FavoriteItem } from '../../../api/generated/types';
import { useTranslate } from '../../../i18n/useTranslate';
import { ProductCard } from '../../product/card/ProductCard';

/** FAV-03: grid of a list's products, 2 to 4 per row; a shared list has no navigation beside it, so more space. */
export const ProductGrid = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  columnGap: 'var(--grid-gap)',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  [theme.breakpoints.up('lg')]: { '&[data-shared]': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
  [theme.breakpoints.up('xl')]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
}));

/** A product with its button: the eight rows of a card, plus one for the button. */
const ProductCell = styled(ListItem)({
  display: 'grid',
  gridRow: 'span 9',
  gridTemplateRows: 'subgrid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'stretch',
  minWidth: 0,
  padding: '0 0 var(--space-8)',
});

const goneLayout = {
  display: 'grid',
  gridRow: '1 / span 9',
  alignContent: 'center',
  gap: 1,
  minHeight: '8rem',
  p: 4,
  background: 'var(--color-sunken)',
  color: 'text.secondary',
  fontSize: 'var(--text-s)',
};

/** Start margin that aligns the text of a text button, not its edge, with its surroundings. */
export const textButtonOffset = 'calc(-1 * (var(--space-3) + var(--hairline)))';

interface ListItemCardProps {
  item: FavoriteItem;
  onColor: (code: string, colorKey: string) => void;
  children?: ReactNode;
}

export function ListItemCard({ item: { code, product }, onColor, children }: ListItemCardProps) {
  const t = useTranslate();
  return (
    <ProductCell>
      {product ? (
        <ProductCard product={product} view="grid" level={3} onColor={(key) => onColor(code, key)} />
      ) : (
        <Paper component="p" sx={goneLayout}>
          <span>{t('cart.code', [code])}</span>
          <span>{t('favorites.notFound')}</span>
        </Paper>
      )}
      {children && (
        <Box sx={{ gridRow: 9, display: 'flex', marginInlineStart: textButtonOffset }}>{children}</Box>
      )}
    </ProductCell>
  );
}

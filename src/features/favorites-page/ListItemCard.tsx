import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import type { ReactNode } from 'react';
import type { FavoriteItem } from '../../api/generated/types';
import { useTranslate } from '../../i18n/useTranslate';
import { ProductCard } from '../product/card/ProductCard';
import { goneLayout, ProductCell, textButtonOffset } from './listParts';

interface ListItemCardProps {
  item: FavoriteItem;
  /** Called with the code in the list and the key of the color pressed on the card. */
  onColor: (code: string, colorKey: string) => void;
  /** Buttons below the product. */
  children?: ReactNode;
}

/** A product of a list, or its code when the shop no longer has it. */
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

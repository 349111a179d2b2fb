import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { variationCodeSearchQuery } from '../../../api/generated/queries';
import type { Variation } from '../../../api/generated/types';
import { Picture } from '../../../components/plain/Picture';
import { useTranslate } from '../../../i18n/useTranslate';
import { normalizeText, comparableCode } from '../../../lib/normalizeText';
import { times } from '../../pricing/times';
import { priceAtQuantity, shownPrice } from '../../pricing/usePriceTexts';
import { useVat } from '../../pricing/vatDisplay';
import { rowQuantity, type OrderRow } from './orderRow';

function useArticle({ code, name }: OrderRow): Variation | undefined {
  const query = normalizeText(code);
  const { data } = useQuery({
    ...variationCodeSearchQuery({ query: { query } }),
    enabled: name !== undefined,
    select: ({ results }) =>
      results.find((variation) => comparableCode(variation.code) === comparableCode(query)),
  });
  return data;
}

const nameLayout = {
  display: '-webkit-box',
  overflow: 'hidden',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: { xs: 2, md: 1 },
};

interface ArticleFactsProps {
  row: OrderRow;
  problem: ReactNode;
}

/** QORD-01: name, picture, stock, price and sum of a row as soon as its article is known, before it is sent. */
export function ArticleFacts({ row, problem }: ArticleFactsProps) {
  const t = useTranslate();
  const { inclVat } = useVat();
  const article = useArticle(row);
  const name = row.name ?? article?.name;
  const quantity = rowQuantity(row);
  if (!name) return problem;
  const title = (
    <Typography variant="inherit" title={name} sx={nameLayout}>
      {name}
    </Typography>
  );
  if (!article)
    return (
      <>
        {title}
        {problem}
      </>
    );
  const { image, price, inStock, inStockQuantity, isBuyable } = article;
  const unit =
    price && isBuyable ? shownPrice(priceAtQuantity(price, quantity ?? 1), inclVat).price : undefined;
  const left = inStockQuantity ?? (inStock ? Infinity : 0);
  const isShort = left < (quantity ?? 1);
  const stock = !isShort
    ? t('cart.inStock')
    : left > 0
      ? t('cart.shortOfStock', [left])
      : t('cart.outOfStock');
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: '3rem minmax(0, 1fr)', gap: 3, width: 1 }}>
      <Picture image={image} ratio="1 / 1" sizes="3rem" decorative />
      <div>
        {title}
        {problem ?? (
          <Stack direction="row" sx={{ flexWrap: 'wrap', columnGap: 3, fontVariantNumeric: 'tabular-nums' }}>
            <Typography variant="inherit" component="span" color={isShort ? 'warning' : 'success'}>
              {isBuyable ? stock : t('product.notForSale')}
            </Typography>
            {unit && <span>{t('cart.each', [unit.formattedString])}</span>}
            {unit && quantity !== null && (
              <Typography
                variant="inherit"
                component="strong"
                sx={{ marginInlineStart: 'auto', fontWeight: 700 }}
              >
                <bdi>{times(unit, quantity)}</bdi>
              </Typography>
            )}
          </Stack>
        )}
      </div>
    </Box>
  );
}

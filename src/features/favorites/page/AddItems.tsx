import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import { getCartQuery } from '../../../api/generated/queries';
import type { FavoriteItem, Product } from '../../../api/generated/types';
import { busyButton } from '../../../components/mui/busyButton';
import { openModal } from '../../../components/plain/modalStore';
import { quantityChange } from '../../../components/plain/QuantityInput';
import type { TranslationKey } from '../../../i18n/english';
import { failureText } from '../../../i18n/failureText';
import type { Translate } from '../../../i18n/translate';
import { useTranslate } from '../../../i18n/useTranslate';
import { AddToCartReport } from '../../cart/overview/AddToCartReport';
import type { LineOutcome } from '../../cart/useAddLines';
import { toCardProduct } from '../../product/card/cardProduct';
import { type SelectedColors, type ItemOutcome, type ItemResult, useAddItems } from './useAddItems';

const texts: Partial<Record<Extract<ItemOutcome, string>, TranslationKey>> = {
  addedOutOfStock: 'favorites.addedOutOfStock',
  notFound: 'favorites.notFound',
  outOfStock: 'favorites.outOfStock',
  discontinued: 'favorites.discontinued',
  notForSale: 'favorites.notForSale',
  selectVariation: 'favorites.chooseFirst',
};

function lineOutcome(outcome: ItemOutcome): LineOutcome {
  if (outcome === 'added' || outcome === 'addedOutOfStock') return 'added';
  return outcome === 'notFound' ? 'notFound' : 'notAdded';
}

function openVariationPicker(product: Product, quantity: number): void {
  const { code, name, url } = product;
  const { article } = toCardProduct(product);
  openModal('variationPicker', {
    product: { code, name, url },
    quantity,
    code: article.code,
    colorKey: null,
  });
}

function useSelectedSince(results: readonly ItemResult[]): ItemResult[] {
  const cart = useQuery(getCartQuery()).data;
  const inCart = new Set(cart?.lineItems.map(({ code }) => code));
  const [before] = useState(inCart);
  const isSelected = ({ item: { product }, outcome }: ItemResult) =>
    outcome === 'selectVariation' &&
    product?.variations.some(({ code }) => inCart.has(code) && !before.has(code)) === true;
  return results.map((result) => (isSelected(result) ? { ...result, outcome: 'added' } : result));
}

function SelectVariation({ product, quantity }: { product: Product; quantity: number }) {
  const t = useTranslate();
  return (
    <Button
      size="small"
      variant="outlined"
      aria-label={t('product.chooseVariantOf', [product.name])}
      onClick={() => openVariationPicker(product, quantity)}
    >
      {t('product.chooseVariant')}
    </Button>
  );
}

interface ItemsReportProps {
  results: readonly ItemResult[];
  onClose: () => void;
}

/** The change of an item's quantity to one that the article's rules allow; undefined without a change. */
function quantityNote(
  t: Translate,
  { item: { quantity = 1 }, purchase, outcome }: ItemResult,
): string | undefined {
  if (lineOutcome(outcome) !== 'added' || typeof purchase === 'string' || purchase.quantity === quantity)
    return undefined;
  return quantityChange(t, quantity, purchase.quantity, purchase.rules ?? {});
}

function ItemsReport({ results, onClose }: ItemsReportProps) {
  const t = useTranslate();
  const lines = useSelectedSince(results).map((result) => {
    const { item, name, outcome } = result;
    const { code, product } = item;
    const key = typeof outcome === 'string' ? texts[outcome] : undefined;
    return {
      id: code,
      name,
      outcome: lineOutcome(outcome),
      text:
        typeof outcome === 'string'
          ? [key && t(key), quantityNote(t, result)].filter(Boolean).join(' ') || undefined
          : outcome.reason,
      action: outcome === 'selectVariation' && product && (
        <SelectVariation product={product} quantity={item.quantity ?? 1} />
      ),
    };
  });
  return <AddToCartReport lines={lines} onClose={onClose} />;
}

const layout = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: 4,
  mb: 4,
};

const headLayout = {
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 'var(--space-3) var(--space-6)',
  width: 1,
};

interface AddItemsProps {
  heading: ReactNode;
  listName: string;
  items: readonly FavoriteItem[];
  colors: SelectedColors;
  /** Number of items that are selected in the list; 0 to add all. */
  selectedCount?: number;
  children?: ReactNode;
}

/** FAV-03: header of a list, with a button that adds its products to the cart and reports the result per line. */
export function AddItems({ heading, listName, items, colors, selectedCount = 0, children }: AddItemsProps) {
  const t = useTranslate();
  const button = useRef<HTMLDivElement>(null);
  const { add, isPending, error, results, close } = useAddItems(items, colors);
  const closeReport = () => {
    button.current?.querySelector('button')?.focus();
    close();
  };
  return (
    <Box sx={layout}>
      <Stack direction="row" sx={headLayout}>
        {heading}
        <Stack
          ref={button}
          direction="row"
          sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 'var(--space-1) var(--space-5)' }}
        >
          <Button
            size="small"
            aria-label={
              selectedCount > 0
                ? t('favorites.addSelectedNamed', [selectedCount, listName])
                : t('favorites.addAllNamed', [listName])
            }
            {...busyButton(isPending, add)}
          >
            {selectedCount > 0 ? t('favorites.addSelected', [selectedCount]) : t('favorites.addAll')}
          </Button>
          {children}
        </Stack>
      </Stack>
      {error && (
        <Alert severity="error">
          {t('favorites.addFailed')}. {failureText(t, error, 'errors.tryAgain')}
        </Alert>
      )}
      {results && <ItemsReport results={results} onClose={closeReport} />}
    </Box>
  );
}

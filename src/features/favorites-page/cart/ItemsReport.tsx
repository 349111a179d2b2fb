import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { getCartQuery } from '../../../api/generated/queries';
import type { Product } from '../../../api/generated/types';
import { openModal } from '../../../components/plain/modalStore';
import type { TranslationKey } from '../../../i18n/english';
import { useTranslate } from '../../../i18n/useTranslate';
import { AddToCartReport } from '../../cart/overview/AddToCartReport';
import type { LineOutcome } from '../../cart/useAddLines';
import { toCardProduct } from '../../product/card/cardProduct';
import type { ItemOutcome, ItemResult } from './useAddItems';

const texts: Partial<Record<Extract<ItemOutcome, string>, TranslationKey>> = {
  addedOutOfStock: 'favorites.addedOutOfStock',
  notFound: 'favorites.notFound',
  outOfStock: 'favorites.outOfStock',
  discontinued: 'favorites.discontinued',
  notForSale: 'favorites.notForSale',
  selectVariation: 'favorites.chooseFirst',
};

/** The outcome in the contract's terms. */
function lineOutcome(outcome: ItemOutcome): LineOutcome {
  if (outcome === 'added' || outcome === 'addedOutOfStock') return 'added';
  return outcome === 'notFound' ? 'notFound' : 'notAdded';
}

/** CARD-09: open the variation picker for a product of the report. */
function openVariationPicker(product: Product): void {
  const { code, name, url } = product;
  const { article } = toCardProduct(product);
  openModal('variationPicker', {
    product: { code, name, url },
    quantity: 1,
    code: article.code,
    colorKey: null,
  });
}

/** The results, with those counted as added whose variation has been selected since. */
function useChosenSince(results: readonly ItemResult[]): ItemResult[] {
  const cart = useQuery(getCartQuery()).data;
  const inCart = new Set(cart?.lineItems.map(({ code }) => code));
  const [before] = useState(inCart);
  const isChosen = ({ item: { product }, outcome }: ItemResult) =>
    outcome === 'selectVariation' &&
    product?.variations.some(({ code }) => inCart.has(code) && !before.has(code)) === true;
  return results.map((result) => (isChosen(result) ? { ...result, outcome: 'added' } : result));
}

function SelectVariation({ product }: { product: Product }) {
  const t = useTranslate();
  return (
    <Button
      size="small"
      variant="outlined"
      aria-label={t('product.chooseVariantOf', [product.name])}
      onClick={() => openVariationPicker(product)}
    >
      {t('product.chooseVariant')}
    </Button>
  );
}

interface ItemsReportProps {
  results: readonly ItemResult[];
  onClose: () => void;
}

/** FAV-03: result of adding the products of a list to the cart. */
export function ItemsReport({ results, onClose }: ItemsReportProps) {
  const t = useTranslate();
  const lines = useChosenSince(results).map(({ item: { code, product }, name, outcome }) => {
    const key = typeof outcome === 'string' ? texts[outcome] : undefined;
    return {
      id: code,
      name,
      outcome: lineOutcome(outcome),
      text: typeof outcome === 'string' ? key && t(key) : outcome.reason,
      action: outcome === 'selectVariation' && product && <SelectVariation product={product} />,
    };
  });
  return <AddToCartReport lines={lines} onClose={onClose} />;
}

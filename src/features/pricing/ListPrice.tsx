import type { components } from '../../api/generated/types';
import { PriceText } from '../../components/PriceText/PriceText';
import { usePriceTexts } from './usePriceTexts';

interface ListPriceProps {
  price: components['schemas']['Price'];
  /** The regular price on a line of its own. */
  stacked?: boolean;
  size?: 'small' | 'medium';
}

/** CARD-03, CARD-07, CARD-08: a price of a card or an option with its VAT label, reduced or not. */
export function ListPrice({ price, stacked, size }: ListPriceProps) {
  return <PriceText stacked={stacked} size={size} {...usePriceTexts(price)} />;
}

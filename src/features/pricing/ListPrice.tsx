import type { components } from '../../api/generated/types';
import { PriceText } from '../../components/plain/PriceText';
import { usePriceTexts } from './usePriceTexts';

interface ListPriceProps {
  price: components['schemas']['Price'];
  stacked?: boolean;
  size?: 'small' | 'medium';
}

/** CARD-03, CARD-07, CARD-08: price of a card or option with its VAT label, and the regular price when reduced. */
export function ListPrice({ price, stacked, size }: ListPriceProps) {
  return <PriceText stacked={stacked} size={size} {...usePriceTexts(price)} />;
}

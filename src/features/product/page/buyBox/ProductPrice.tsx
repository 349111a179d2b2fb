import type { components } from '../../../../api/generated/types';
import { PriceText } from '../../../../components/PriceText/PriceText';
import { usePriceTexts } from '../../../pricing/usePriceTexts';

/** PDP-01, CARD-07, CARD-08: the price with its unit, VAT label and discount. */
export function ProductPrice({ price }: { price: components['schemas']['Price'] }) {
  const texts = usePriceTexts(price);
  return (
    <PriceText size="large" {...texts} note={[texts.note, price.description].filter(Boolean).join(', ')} />
  );
}

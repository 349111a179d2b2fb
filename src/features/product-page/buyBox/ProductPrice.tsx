import type { components } from '../../../api/generated/types';
import { PriceText } from '../../../components/PriceText/PriceText';
import { useTranslate } from '../../../i18n/useTranslate';
import { useVat } from '../../pricing/systemSetting';
import { usePriceTexts } from '../../pricing/usePriceTexts';

/** PDP-01, CARD-07, CARD-08: the price with its VAT label and the discount. */
export function ProductPrice({ price }: { price: components['schemas']['Price'] }) {
  const t = useTranslate();
  const { inclVat } = useVat();
  return (
    <PriceText
      size="large"
      {...usePriceTexts(price)}
      note={[t(inclVat ? 'product.inclVat' : 'product.exVat'), price.description].filter(Boolean).join(', ')}
    />
  );
}

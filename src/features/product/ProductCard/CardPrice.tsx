import type { components } from '../../../api/generated/types';
import { PriceText } from '../../../components/PriceText/PriceText';
import { useTranslate } from '../../../i18n/useTranslate';
import { useSignedIn } from '../../session/customer';
import { shownPrice } from '../../pricing/shownPrice';
import { useVat } from '../../pricing/systemSetting';
import { discountPercentage } from '../discount';
import { ContactForPrice } from './ContactForPrice';

interface CardPriceProps {
  /** Null for visitors. */
  price: components['schemas']['Price'] | null;
  /** The price is on request (CARD-04). */
  hidePrice: boolean;
  /** What it is the price of. */
  name: string;
  className?: string;
}

/**
 * CARD-03, CARD-07, CARD-08: the price, with or without VAT as its list says once, for people signed in; visitors see
 * none.
 */
export function CardPrice({ price, hidePrice, name, className }: CardPriceProps) {
  const t = useTranslate();
  const { inclVat } = useVat();
  const signedIn = useSignedIn();
  if (hidePrice)
    return (
      <p className={className}>
        <ContactForPrice name={name} />
      </p>
    );
  if (!signedIn || !price) return null;
  const shown = shownPrice(price, inclVat);
  const percentage = discountPercentage(shown.price.amount, shown.regularPrice.amount);
  return (
    <p className={className}>
      <PriceText
        price={shown.price.formattedString}
        regularPrice={percentage > 0 ? shown.regularPrice.formattedString : undefined}
        discount={percentage > 0 ? t('product.discount', [percentage]) : undefined}
      />
    </p>
  );
}

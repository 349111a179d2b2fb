import type { components } from '../../../api/generated/types';
import { useSignedIn } from '../../session/customer';
import { ListPrice } from '../../pricing/ListPrice';
import { ContactForPrice } from './ContactForPrice';

interface CardPriceProps {
  /** Null for visitors. */
  price: components['schemas']['Price'] | null;
  /** True when the price is on request (CARD-04). */
  hidePrice: boolean;
  /** Name of the product. */
  name: string;
  className?: string;
}

/**
 * CARD-03, CARD-07, CARD-08: the price for customers, without its own VAT label, which the list shows once; visitors
 * see none.
 */
export function CardPrice({ price, hidePrice, name, className }: CardPriceProps) {
  const signedIn = useSignedIn();
  if (hidePrice)
    return (
      <p className={className}>
        <ContactForPrice name={name} />
      </p>
    );
  if (!signedIn || !price) return null;
  return (
    <p className={className}>
      <ListPrice price={price} />
    </p>
  );
}

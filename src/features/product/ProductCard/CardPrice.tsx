import type { components } from '../../../api/generated/types';
import { useSignedIn } from '../../session/customer';
import { ListPrice } from '../../pricing/ListPrice';
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

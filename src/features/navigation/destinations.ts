import { openModal } from '../../components/Modal/modalStore';
import { useCart } from '../cart/useCart';
import { useSignedIn } from '../session/customer';
import { useSettings } from '../settings/settings';

/** Where an icon of the header leads: to an address, or to a modal for those not signed in. */
export type Destination = { href: string } | { open: () => void };

/** NAV-10: where account, favourites and cart lead, signed in or not. */
export function useDestinations(): Record<'account' | 'favorites' | 'cart', Destination> {
  const { accountPage, cartPage } = useSettings().staticPages;
  if (useSignedIn()) {
    return {
      account: { href: accountPage.url },
      favorites: { href: `${accountPage.url}?view=Favorites` },
      cart: { href: cartPage.url },
    };
  }
  return {
    account: { open: () => openModal('signIn') },
    favorites: { open: () => openModal('signIn', { fromFavorites: true }) },
    cart: { open: () => openModal('miniCart') },
  };
}

/** NAV-01: how many items the cart holds; 0 until it is known. */
export function useCartCount(): number {
  return useCart().cart?.numberOfItems ?? 0;
}

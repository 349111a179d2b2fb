import { openModal } from '../../components/Modal/modalStore';
import { useSession, useSignedIn } from '../session/customer';
import { useSettings } from '../settings/settings';

/** Where an icon of the header leads: to an address, or to a modal for those not signed in. */
export type Destination = { href: string } | { open: () => void };

/** NAV-10: where account, favourites and cart lead, signed in or not. */
export function useDestinations(): Record<'account' | 'favorites' | 'cart', Destination> {
  const { accountPage, cartPage } = useSettings().staticPages;
  const { isUnknown } = useSession();
  // Account and cart page say what is not known, and offer a retry.
  if (useSignedIn() || isUnknown) {
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

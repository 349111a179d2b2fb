import { openModal } from '../../components/plain/modalStore';
import { useSession, useSignedIn } from '../session/customer';
import { useSettings } from '../settings/settings';

/** Destination of a header icon: a URL, or a modal for visitors. */
export type Destination = { href: string } | { open: () => void };

/** NAV-10: destinations of account, favourites and cart, for customers and visitors. */
export function useDestinations(): Record<'account' | 'favorites' | 'cart', Destination> {
  const { accountPage, cartPage } = useSettings().staticPages;
  const { isUnknown } = useSession();
  // Account and cart page render the error of an unknown session, with a retry.
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

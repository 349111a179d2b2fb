import { Heart, ShoppingBag, User } from 'lucide-react';
import { useTranslate } from '../../i18n/useTranslate';
import { useSignedIn } from '../session/customer';
import { useCartCount, useDestinations } from './destinations';
import { HeaderIcon } from './HeaderIcon';

/** NAV-10: the account icon. */
export function AccountIcon() {
  const t = useTranslate();
  const label = t(useSignedIn() ? 'navigation.account' : 'navigation.signIn');
  return <HeaderIcon icon={User} label={label} destination={useDestinations().account} />;
}

/** NAV-10: the favourites icon. */
export function FavoritesIcon() {
  const t = useTranslate();
  return (
    <HeaderIcon icon={Heart} label={t('navigation.favorites')} destination={useDestinations().favorites} />
  );
}

/** NAV-01, NAV-10: the cart icon; its badge shows the item count, and so does its name. */
export function CartIcon() {
  const t = useTranslate();
  const count = useCartCount();
  const filled = t(count === 1 ? 'navigation.cartWithOne' : 'navigation.cartWithCount', [count]);
  const label = count > 0 ? filled : t('navigation.cart');
  return <HeaderIcon icon={ShoppingBag} label={label} destination={useDestinations().cart} count={count} />;
}

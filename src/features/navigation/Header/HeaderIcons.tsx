import Heart from 'lucide-react/icons/heart';
import ShoppingBag from 'lucide-react/icons/shopping-bag';
import User from 'lucide-react/icons/user';
import { hasFeature } from '../../../config/deployment';
import { useTranslate } from '../../../i18n/useTranslate';
import { useCart } from '../../cart/useCart';
import { useSession, useSignedIn } from '../../session/customer';
import { useDestinations } from '../destinations';
import { HeaderIcon } from './HeaderIcon';

/** NAV-10, AUTH-02: the account icon. */
export function AccountIcon() {
  const t = useTranslate();
  const signedIn = useSignedIn();
  const { isUnknown } = useSession();
  const known = t(signedIn ? 'navigation.account' : 'navigation.signIn');
  const label = isUnknown ? t('navigation.accountUnknown') : known;
  return <HeaderIcon icon={User} label={label} destination={useDestinations().account} />;
}

/** NAV-10: the favourites icon, unless the deployment has no favourites. */
export function FavoritesIcon() {
  const t = useTranslate();
  const { favorites } = useDestinations();
  if (!hasFeature('favorites')) return null;
  return <HeaderIcon icon={Heart} label={t('navigation.favorites')} destination={favorites} />;
}

/** NAV-01, NAV-10, CART-05: the cart icon, with the item count in its badge and accessible name. */
export function CartIcon() {
  const t = useTranslate();
  const { cart, isUnknown } = useCart();
  const count = cart?.numberOfItems ?? 0;
  const known = count > 0 ? t('navigation.cartWithCount', [count]) : t('navigation.cart');
  const label = isUnknown ? t('navigation.cartUnknown') : known;
  return <HeaderIcon icon={ShoppingBag} label={label} destination={useDestinations().cart} count={count} />;
}

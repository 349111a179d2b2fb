import type { LucideIcon } from 'lucide-react';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import Heart from 'lucide-react/icons/heart';
import ShoppingBag from 'lucide-react/icons/shopping-bag';
import User from 'lucide-react/icons/user';
import { useNavigate } from 'react-router-dom';
import { CountBadge } from '../../components/plain/Badge';
import { classNames } from '../../components/plain/classNames';
import { Icon } from '../../components/plain/Icon';
import { IconButton } from '../../components/plain/IconButton';
import iconButton from '../../components/plain/IconButton.module.css';
import { Logo } from '../../components/plain/Logo';
import { openModal } from '../../components/plain/modalStore';
import { hasFeature } from '../../config/deployment';
import { useTranslate } from '../../i18n/useTranslate';
import { SafeLink } from '../../routing/links/SafeLink';
import { useCart } from '../cart/useCart';
import { useSession, useSignedIn } from '../session/customer';
import { useHomeHref, useSettings } from '../settings/settings';
import styles from './CheckoutHeader.module.css';
import homeLink from './HomeLink.module.css';

function hasEarlierPage(): boolean {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null && 'idx' in state && Number(state.idx) > 0;
}

/** APP-17: the reduced header of the checkout, 56 px high: back, logo, account. */
export function CheckoutHeader({ hideAccount = false }: { hideAccount?: boolean }) {
  const t = useTranslate();
  const navigate = useNavigate();
  const home = useHomeHref();
  const goBack = () => void (hasEarlierPage() ? navigate(-1) : navigate(home));
  return (
    <header className={styles.header}>
      <div className={classNames('page-width', styles.bar)}>
        <button type="button" className={styles.back} onClick={goBack}>
          <Icon icon={ArrowLeft} size="s" />
          {t('common.back')}
        </button>
        <HomeLink size="logoSmall" />
        <div className={styles.end}>{!hideAccount && <AccountIcon />}</div>
      </div>
    </header>
  );
}

export function HomeLink({ size }: { size?: 'logo' | 'logoSmall' }) {
  const t = useTranslate();
  return (
    <SafeLink href={useHomeHref()} className={homeLink.link} aria-label={t('navigation.homeLink')}>
      <Logo size={size} />
    </SafeLink>
  );
}

/** Destination of a header icon: a URL, or a modal for visitors. */
type Destination = { href: string } | { open: () => void };

/** NAV-10: destinations of account, favourites and cart, for customers and visitors. */
function useDestinations(): Record<'account' | 'favorites' | 'cart', Destination> {
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

interface HeaderIconProps {
  icon: LucideIcon;
  label: string;
  destination: Destination;
  count?: number;
}

/** NAV-10: an icon of the header, as a link or a button depending on its destination. */
function HeaderIcon({ icon, label, destination, count }: HeaderIconProps) {
  if ('open' in destination) {
    return (
      <IconButton icon={icon} label={label} count={count} aria-haspopup="dialog" onClick={destination.open} />
    );
  }
  return (
    <SafeLink href={destination.href} className={iconButton.button} aria-label={label}>
      <Icon icon={icon} />
      <CountBadge count={count} />
    </SafeLink>
  );
}

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

export function CartIcon() {
  const t = useTranslate();
  const { cart, isUnknown } = useCart();
  const count = cart?.numberOfItems ?? 0;
  const known = count > 0 ? t('navigation.cartWithCount', [count]) : t('navigation.cart');
  const label = isUnknown ? t('navigation.cartUnknown') : known;
  return <HeaderIcon icon={ShoppingBag} label={label} destination={useDestinations().cart} count={count} />;
}

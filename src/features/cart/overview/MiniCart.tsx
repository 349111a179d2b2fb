import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useQuery } from '@tanstack/react-query';
import { getSiteStructureQuery } from '../../../api/generated/queries';
import { Each } from '../../../components/plain/ErrorBoundary';
import { LoadFailure } from '../../../components/mui/LoadFailure';
import { Modal } from '../../../components/mui/Modal';
import { closeModal, openModal } from '../../../components/plain/modalStore';
import { useTranslate } from '../../../i18n/useTranslate';
import { SafeLink } from '../../../routing/links/SafeLink';
import { media } from '../../../theme/breakpoints';
import { usePricesShown } from '../../pricing/usePricesShown';
import { may, useSession } from '../../session/customer';
import { SessionUnknown } from '../../session/SessionUnknown';
import { useSettings } from '../../settings/settings';
import { CartTotal, CartTotals } from './CartTotals';
import { CartLines } from '../lines/CartLines';
import { OrderNotAllowed } from './OrderNotAllowed';
import { useCart } from '../useCart';
import { useCartChanges } from '../useCartChanges';
import { useViewCart } from '../useViewCart';

const linkLayout = {
  px: 0,
  py: 3,
  borderBottom: 'var(--hairline) solid var(--color-line)',
  '&:hover': { borderColor: 'currentcolor', background: 'none' },
};

/** Links of an empty cart: the top level of the main navigation. Renders nothing until it has loaded. */
function Departments() {
  const t = useTranslate();
  const items = useQuery(getSiteStructureQuery()).data?.mainNavigation ?? [];
  if (items.length === 0) return null;
  return (
    <nav aria-label={t('content.suggestedLinks')}>
      <List disablePadding sx={{ borderTop: 'var(--hairline) solid var(--color-line)' }}>
        <Each items={items} operation="getSiteStructure" path="/mainNavigation" keyOf={({ id }) => id}>
          {({ url, title }) => (
            <ListItem disablePadding>
              <ListItemButton component={SafeLink} href={url} onClick={closeModal} sx={linkLayout}>
                {title}
              </ListItemButton>
            </ListItem>
          )}
        </Each>
      </List>
    </nav>
  );
}

/** NAV-10, MOD-01: links to checkout and cart unless the cart is empty; sign-in for visitors without prices, the reason for who may not order. */
function MiniCartActions({ empty }: { empty: boolean }) {
  const t = useTranslate();
  const pricesShown = usePricesShown();
  const { customer, isUnknown } = useSession();
  const mayOrder = may(customer, 'placeOrders');
  const { cartPage, checkoutPage } = useSettings().staticPages;
  return (
    <>
      {isUnknown && <SessionUnknown />}
      {!pricesShown && !isUnknown && (
        <Button onClick={() => openModal('signIn')}>{t('account.signIn')}</Button>
      )}
      {pricesShown && !empty && !mayOrder && <OrderNotAllowed />}
      {pricesShown && !empty && mayOrder && (
        <Button component={SafeLink} href={checkoutPage.url} onClick={closeModal}>
          {t('cart.toCheckout')}
        </Button>
      )}
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 2, '& > *': { flex: '1 0 auto' } }}>
        {!empty && (
          <Button component={SafeLink} href={cartPage.url} variant="outlined" onClick={closeModal}>
            {t('cart.goToCart')}
          </Button>
        )}
        <Button variant={empty ? 'outlined' : 'text'} onClick={closeModal}>
          {t('cart.continueShopping')}
        </Button>
      </Stack>
    </>
  );
}

declare module '../../../components/plain/modalStore' {
  interface ModalProps {
    /** NAV-10: the mini cart, also for visitors. */
    miniCart: object;
  }
}

/**
 * CART-01, CART-02, NAV-10: the cart in a modal, to change and clear. Prices and actions where they are shown (CARD-03); an error
 * replaces a cart that could not be fetched (CART-05).
 */
export function MiniCart() {
  const t = useTranslate();
  const pricesShown = usePricesShown();
  const { cart, isPending, isUnknown, retry, isChanging, changing } = useCart();
  const changes = useCartChanges();
  useViewCart(cart);
  const lines = cart?.lineItems ?? [];
  const isShort = useMediaQuery(media.shortWindow, { noSsr: true });
  const price = pricesShown && lines.length > 0 ? cart?.price : undefined;
  const footer = (
    <>
      {price && !isShort && <CartTotal price={price} cart={cart} outdated={changing} />}
      <MiniCartActions empty={lines.length === 0} />
    </>
  );
  return (
    <Modal title={t('cart.title')} placement="end" footer={footer} stacked>
      {isPending && <Skeleton height="8rem" />}
      {isUnknown && <LoadFailure message={t('cart.unknown')} query={{ refetch: retry }} />}
      {cart && (
        <CartLines
          lines={lines}
          quoteNumber={cart.quoteNumber}
          changes={changes}
          isChanging={isChanging}
          level={3}
        />
      )}
      {cart && lines.length === 0 && <Departments />}
      {cart && price && (
        <Box sx={{ mt: 3, pt: 4, borderTop: 'var(--hairline) solid var(--color-line)' }}>
          <CartTotals
            price={price}
            promotions={cart.promotions}
            cart={cart}
            outdated={changing}
            elsewhere={isShort ? undefined : 'shippingAndTotal'}
          />
        </Box>
      )}
    </Modal>
  );
}

import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import useMediaQuery from '@mui/material/useMediaQuery';
import { LoadFailure } from '../../../components/LoadFailure/LoadFailure';
import { Modal } from '../../../components/Modal/Modal';
import { useTranslate } from '../../../i18n/useTranslate';
import { media } from '../../../theme/breakpoints';
import { useCart } from '../useCart';
import { useCartChanges } from '../useCartChanges';
import { useViewCart } from '../useViewCart';
import { useSignedIn } from '../../session/customer';
import { CartLines } from '../lines/CartLines';
import { CartTotal, CartTotals } from '../CartOverview/CartTotals';
import { Departments } from './Departments';
import { MiniCartActions } from './MiniCartActions';

declare module '../../../components/Modal/modalStore' {
  interface ModalProps {
    /** NAV-10: the mini cart, also for visitors. */
    miniCart: object;
  }
}

/**
 * CART-01, CART-02, NAV-10: the cart in a modal, to change and clear. Visitors see no prices (CARD-03); an error
 * replaces a cart that could not be fetched (CART-05).
 */
export function MiniCart() {
  const t = useTranslate();
  const signedIn = useSignedIn();
  const { cart, isPending, isUnknown, retry, isChanging, changing } = useCart();
  const changes = useCartChanges();
  useViewCart(cart);
  const lines = cart?.lineItems ?? [];
  const isShort = useMediaQuery(media.shortWindow, { noSsr: true });
  const price = signedIn && lines.length > 0 ? cart?.price : undefined;
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
      {cart && <CartLines lines={lines} changes={changes} isChanging={isChanging} level={3} />}
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

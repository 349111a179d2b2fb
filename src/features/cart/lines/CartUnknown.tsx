import { ErrorNotice } from '../../../components/ErrorNotice/ErrorNotice';
import { useTranslate } from '../../../i18n/useTranslate';

/** CART-05: says that the cart could not be fetched, with a retry. */
export function CartUnknown({ onRetry }: { onRetry: () => void }) {
  const t = useTranslate();
  return <ErrorNotice message={t('cart.unknown')} onRetry={onRetry} />;
}

import { showsVisitorPrices } from '../../config/deployment';
import { useSession, useSignedIn } from '../session/customer';

/**
 * True when prices and purchases are shown (CARD-03): to customers, and to visitors where the deployment shows them
 * prices; not while it is unknown who is signed in, since they could be a customer's (AUTH-02).
 * @example const canBuy = usePricesShown();
 */
export function usePricesShown(): boolean {
  const { isUnknown } = useSession();
  return useSignedIn() || (showsVisitorPrices() && !isUnknown);
}

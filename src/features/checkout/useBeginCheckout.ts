import { useEffect } from 'react';
import { readDraft, writeDraft } from '../../components/Form/drafts';
import { pushBeginCheckout } from '../analytics/cartEvents';
import type { Cart } from '../cart/cartCache';
import { draftIds } from './storedCheckout';

/** ANA-01: push begin_checkout once per checkout of this tab, despite reloads, until its order is placed. */
export function useBeginCheckout(cart: Cart | undefined): void {
  useEffect(() => {
    if (!cart || cart.lineItems.length === 0 || readDraft(draftIds.begun)['begun']) return;
    writeDraft(draftIds.begun, { begun: 'true' });
    pushBeginCheckout(cart);
  }, [cart]);
}

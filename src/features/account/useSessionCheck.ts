import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { customerChangeKey, hasCustomerChanged } from '../../lib/privateStorage';
import { customerId } from '../session/customer';
import { applySignOut, checkCustomer } from './customerData';

/** AUTH-02: interval of the session check, in ms. */
const checkInterval = 1_860_000;

/** Remove the data of a customer who is signed out elsewhere; hides the page until it is rendered without it. */
async function clearHiddenPage(client: QueryClient): Promise<void> {
  const { style } = document.documentElement;
  style.visibility = 'hidden';
  await applySignOut(client);
  // The cache notifies its observers in a task of this kind, and React renders their changes at its end.
  setTimeout(() => {
    style.visibility = '';
  });
}

/** The checks of a tab, one at a time. */
function sessionChecks(client: QueryClient) {
  let pending: Promise<void> | undefined;
  const check = (isReturn = false): void => {
    pending ??= checkCustomer(client, { isReturn }).finally(() => {
      pending = undefined;
    });
  };
  /** Check with a new request: a pending one may predate the other tab's change. */
  const follow = async () => {
    if (customerId(client) !== null && hasCustomerChanged()) await clearHiddenPage(client);
    await pending;
    check();
  };
  return {
    check: () => check(),
    follow: () => void follow(),
    onReturn() {
      if (document.visibilityState === 'hidden') return;
      if (hasCustomerChanged()) void follow();
      else if (navigator.onLine) check(true);
    },
  };
}

/**
 * Refetch the customer every 31 minutes (AUTH-02), when the tab becomes visible, focused, online or is resumed, and
 * when another tab signs in or out, at once or while the page was in the back/forward cache (AUTH-03).
 */
export function useSessionCheck(): void {
  const client = useQueryClient();
  useEffect(() => {
    const { check, follow, onReturn } = sessionChecks(client);
    const listeners = new AbortController();
    const { signal } = listeners;
    const timer = setInterval(check, checkInterval);
    window.addEventListener('storage', ({ key }) => key === customerChangeKey && follow(), { signal });
    window.addEventListener('pageshow', ({ persisted }) => persisted && follow(), { signal });
    window.addEventListener('focus', onReturn, { signal });
    window.addEventListener('online', onReturn, { signal });
    document.addEventListener('visibilitychange', onReturn, { signal });
    document.addEventListener('resume', onReturn, { signal });
    return () => {
      clearInterval(timer);
      listeners.abort();
    };
  }, [client]);
}

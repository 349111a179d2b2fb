import { type QueryClient, useQuery, useQueryClient, type Mutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { getCustomerQuery } from '../../api/generated/queries';
import { customerChangeKey, hasCustomerChanged } from '../../lib/privateStorage';
import { claimPersonalText, dropForeignText, rereadAddress } from '../../routing/address/personalText';
import { applySignOut, checkCustomer, hidePricesOfUnknown } from './sessionChanges';
import { hasStatus } from '../../api/errors';
import type { OperationId } from '../../api/operation';
import { repeatOf } from '../../api/session';
import { openModal } from '../../components/plain/modalStore';
import { showNotice } from '../../components/plain/noticeStore';

/** AUTH-02: interval of the session check, in ms. */
const checkInterval = 1_860_000;

/** Hide the page during a step after which it may be another customer's, until it is rendered anew. */
async function whileHidden(step: () => Promise<unknown>): Promise<void> {
  const { style } = document.documentElement;
  style.visibility = 'hidden';
  try {
    await step();
  } finally {
    // The cache notifies its observers in a task of this kind, and React renders their changes at its end.
    setTimeout(() => {
      style.visibility = '';
    });
  }
}

/** The checks of a tab, one at a time. */
function sessionChecks(client: QueryClient) {
  let pending: Promise<void> | undefined;
  const check = (isReturn = false): Promise<void> =>
    (pending ??= checkCustomer(client, { isReturn }).finally(() => {
      pending = undefined;
    }));
  const isSignedIn = () => Boolean(client.getQueryData(getCustomerQuery().queryKey));
  /** Check with a new request: a pending one may predate the other tab's change. */
  const checkAnew = async () => {
    await pending;
    await check();
  };
  const follow = async () => {
    if (isSignedIn() && hasCustomerChanged()) await whileHidden(() => applySignOut(client));
    await checkAnew();
  };
  return {
    check: () => void check(),
    follow: () => void follow(),
    /** The session of a page that was in the back/forward cache may have ended on the server only. */
    onPageShow({ persisted }: PageTransitionEvent) {
      if (!persisted) return;
      if (isSignedIn() && !hasCustomerChanged()) void whileHidden(checkAnew);
      else void follow();
    },
    onReturn() {
      if (document.visibilityState === 'hidden') return;
      if (hasCustomerChanged()) void follow();
      else if (navigator.onLine) void check(true);
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
    const { check, follow, onPageShow, onReturn } = sessionChecks(client);
    const stopHiding = hidePricesOfUnknown(client);
    const listeners = new AbortController();
    const { signal } = listeners;
    const timer = setInterval(check, checkInterval);
    window.addEventListener('storage', ({ key }) => key === customerChangeKey && follow(), { signal });
    window.addEventListener('pageshow', onPageShow, { signal });
    window.addEventListener('focus', onReturn, { signal });
    window.addEventListener('online', onReturn, { signal });
    document.addEventListener('visibilitychange', onReturn, { signal });
    document.addEventListener('resume', onReturn, { signal });
    return () => {
      clearInterval(timer);
      stopHiding();
      listeners.abort();
    };
  }, [client]);
}

/**
 * AUTH-03: mark the addresses that have a customer's text, such as a search, as that customer's, and remove the text of
 * another customer from an address that Back or Forward returns to, before the router reads it.
 */
export function usePersonalText(): void {
  const location = useLocation();
  const { data: customer, isSuccess } = useQuery(getCustomerQuery());
  useEffect(() => {
    if (!isSuccess) return;
    // A reload of a page whose session has ended on the server only.
    if (dropForeignText()) rereadAddress();
    else claimPersonalText();
  }, [location, customer?.id, isSuccess]);
  useEffect(() => {
    window.addEventListener('popstate', dropForeignText, { capture: true });
    return () => window.removeEventListener('popstate', dropForeignText, { capture: true });
  }, []);
}

/** Operations whose 401 does not end a session: a wrong password, the session check, and signing out. */
const exempt: ReadonlySet<string> = new Set<OperationId>(['loginCustomer', 'getCustomer', 'logoutCustomer']);

const endsSession = (error: unknown) => hasStatus(error, 401) && !exempt.has(error.operationId);

/**
 * End an expired session: remove private data from all tabs and open the sign-in form. The refused mutation, and those
 * that were pending, are repeated when the same customer signs in. A form is not submitted again: its unsaved changes
 * are restored into its fields for their owner.
 * @param failed the refused mutation; undefined for a query
 */
async function expireSession(client: QueryClient, failed?: Mutation): Promise<void> {
  const { queryKey } = getCustomerQuery();
  const customer = client.getQueryData(queryKey);
  if (!customer?.authenticated) return;
  // Set at once, so that other requests that fail for the same reason find no customer.
  client.setQueryData(queryKey, null);
  const refused = failed && repeatOf(client, failed);
  const pending = await applySignOut(client);
  const repeats = refused ? [refused, ...pending] : pending;
  const ended = { customerId: customer.id, retry: () => repeats.forEach((repeat) => repeat()) };
  if (failed || repeats.length > 0) return openModal('signIn', { ended });
  showNotice({
    tone: 'plain',
    title: (t) => t('account.sessionEnded'),
    text: (t) => t('account.sessionEndedText'),
    action: { label: (t) => t('account.signIn'), onPress: () => openModal('signIn', { ended }) },
  });
}

/** AUTH-02: end the session as soon as any request of a customer fails with 401. */
export function useSessionEnd(): void {
  const client = useQueryClient();
  useEffect(() => {
    const stopQueries = client.getQueryCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'error' && endsSession(event.action.error))
        void expireSession(client);
    });
    const stopMutations = client.getMutationCache().subscribe((event) => {
      if (event.type !== 'updated' || event.action.type !== 'error' || event.mutation.meta?.isStep) return;
      if (endsSession(event.action.error)) void expireSession(client, event.mutation);
    });
    return () => {
      stopQueries();
      stopMutations();
    };
  }, [client]);
}

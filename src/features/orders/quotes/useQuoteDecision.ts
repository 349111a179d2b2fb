import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { confirmed, useStep } from '../../../api/confirmed';
import {
  acceptQuoteMutation,
  declineQuoteMutation,
  replyToQuoteMutation,
} from '../../../api/generated/mutations';
import { useSingleFlight } from '../../../api/sendOnce';
import { showNotice } from '../../../components/plain/noticeStore';
import type { TranslationKey } from '../../../i18n/english';
import { useSettings } from '../../settings/settings';
import type { SelectedLine } from '../detail/LineSelection';
import {
  type Quote,
  quoteAccepted,
  quoteDeclined,
  quoteReplied,
  useQuoteChange,
  useRefetchQuoted,
} from './quoteQueries';

const report = (key: TranslationKey, quoteNumber: string) =>
  showNotice({ tone: 'success', title: (t) => t(key, [quoteNumber]) });

/** ORG-01: accept an offer at its total, which puts it into the cart, and go to the checkout (acceptQuote). */
export function useAccept({ quoteNumber, totalPriceForItemsIncVat }: Quote) {
  const change = useQuoteChange();
  const refetch = useRefetchQuoted();
  const navigate = useNavigate();
  const { checkoutPage } = useSettings().staticPages;
  const acceptQuote = useStep(confirmed(acceptQuoteMutation(), quoteAccepted));
  return useSingleFlight(
    useMutation({
      // Queued behind pending changes of the cart.
      scope: { id: 'cart' },
      mutationFn: () => {
        const body = { expectedTotal: totalPriceForItemsIncVat.amount };
        return change(quoteNumber, acceptQuote({ path: { quoteNumber }, body }));
      },
      onSuccess: async () => {
        await refetch();
        void navigate(checkoutPage.url);
      },
    }),
  );
}

/** ORG-01: decline a quote, with a message (declineQuote). */
export function useDeclineQuote({ quoteNumber }: Quote) {
  const change = useQuoteChange();
  const declineQuote = useStep(confirmed(declineQuoteMutation(), quoteDeclined));
  return async (message: string | null) => {
    await change(quoteNumber, declineQuote({ path: { quoteNumber }, body: { message } }));
    report('quotes.quoteDeclined', quoteNumber);
  };
}

/** ORG-01: send the seller a message (replyToQuote). */
export function useSendMessage({ quoteNumber }: Quote) {
  const change = useQuoteChange();
  const replyToQuote = useStep(confirmed(replyToQuoteMutation(), quoteReplied));
  return async (message: string | null) => {
    await change(quoteNumber, replyToQuote({ path: { quoteNumber }, body: { message } }));
    report('quotes.sent', quoteNumber);
  };
}

/** ORG-01: ask for a price of other quantities (replyToQuote); a line that is not selected is removed. */
export function useQuoteQuantities({ quoteNumber, quoteItems }: Quote) {
  const change = useQuoteChange();
  const replyToQuote = useStep(confirmed(replyToQuoteMutation(), quoteReplied));
  return useSingleFlight(
    useMutation({
      mutationFn: async (selected: readonly SelectedLine[]) => {
        const quantityOf = (code: string) => selected.find((line) => line.code === code)?.quantity ?? 0;
        const lines = quoteItems
          .filter(({ code, quantity, item }) => item.visible && quantityOf(code) !== quantity)
          .map(({ code }) => ({ code, quantity: quantityOf(code) }));
        if (lines.length === 0) return;
        await change(quoteNumber, replyToQuote({ path: { quoteNumber }, body: { message: null, lines } }));
        report('quotes.quantitiesSent', quoteNumber);
      },
    }),
  );
}

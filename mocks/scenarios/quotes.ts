import { withAccepted } from '../behaviours/quoteState';
import { quotesOf, sampleQuotes } from '../shop/quotes';
import type { QuoteRecord, ShopState } from '../store/state';

/** Let the signed-in customer accept the offer of the seed, whose lines are then in the cart. */
export function withAcceptedQuote(state: ShopState): ShopState {
  const quote = quotesOf(state).find(({ quoteNumber }) => quoteNumber === sampleQuotes.offered);
  const customer = state.signedIn === null ? undefined : state.customers[state.signedIn];
  return quote && customer ? withAccepted(state, quote, customer) : state;
}

/** Change a quote, as the seller or a colleague may while it is open in the browser. */
export const withChangedQuote =
  (quoteNumber: string, change: Partial<QuoteRecord>) =>
  (state: ShopState): ShopState => ({
    ...state,
    quotes: quotesOf(state).map((quote) =>
      quote.quoteNumber === quoteNumber ? { ...quote, ...change } : quote,
    ),
  });

/** Let the seller reply at once to everything that waits for a reply. */
export const withReplies = (state: ShopState): ShopState => ({
  ...state,
  quotes: quotesOf(state).map((quote) =>
    quote.repliesAt === undefined ? quote : { ...quote, repliesAt: Date.now() },
  ),
});

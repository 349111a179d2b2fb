import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { isOutcomeUnknown } from '../../api/errors';
import { addMultipleToCartMutation } from '../../api/generated/mutations';
import type { CallOf } from '../../api/operation';
import type { BulkOutcome, BulkOutcomeLine } from '../../api/generated/types';
import { lineOutcomes, type LineOutcome } from './AddToCartReport/reportLine';
import { cachedCart, hasGrownBy, refetchCart, type Cart, type LineItem } from './cartCache';
import { notifyCartChange } from './cartTabs';
import { pushCartEvent, type CartItem } from './cartEvents';
import { useSingleFlight } from './useSingleFlight';

/** What became of a line, as it was sent (BulkOutcome). */
export interface OutcomeLine extends BulkOutcomeLine {
  outcome: LineOutcome;
}

/** What became of lines that were added together. */
export interface AddedLines {
  lines: OutcomeLine[];
  /** Those of them that were not added. */
  refused: OutcomeLine[];
  /** Lines of the cart that were added and of which there is less in stock than the cart holds. */
  short: LineItem[];
}

/** Every line of an outcome, by outcome in the order of a report. */
export function outcomeLines(outcome: BulkOutcome): OutcomeLine[] {
  return lineOutcomes.flatMap((each) => outcome[each].lineItems.map((line) => ({ ...line, outcome: each })));
}

/** The lines of the cart, among some articles, of which there is less in stock than the cart holds. */
const shortLines = (cart: Cart | undefined, codes: ReadonlySet<string>) =>
  (cart?.lineItems ?? []).filter(
    ({ code, quantity, inStockQuantity }) => codes.has(code) && inStockQuantity < quantity,
  );

/**
 * Sends the lines (addMultipleToCart). When it is not known whether the call has succeeded, the cart is fetched again and
 * decides line by line; the failure is thrown where it holds none of them.
 */
async function sendLines(
  client: QueryClient,
  addMultipleToCart: CallOf<'addMultipleToCart'>,
  lines: readonly CartItem[],
): Promise<OutcomeLine[]> {
  const before = cachedCart(client);
  const body = lines.map(({ code, quantity }) => ({ code, quantity: String(quantity) }));
  try {
    return outcomeLines(await addMultipleToCart({ body }));
  } catch (error) {
    if (!isOutcomeUnknown(error)) throw error;
    const after = await refetchCart(client);
    const isAdded = lines.map((line) => hasGrownBy(before, after, line));
    if (!isAdded.includes(true)) throw error;
    return lines.map(({ code, name, quantity }, index) => ({
      code,
      name,
      quantity: String(quantity),
      reason: null,
      outcome: isAdded[index] ? 'added' : 'notAdded',
    }));
  }
}

async function addLines(
  client: QueryClient,
  addMultipleToCart: CallOf<'addMultipleToCart'>,
  lines: readonly CartItem[],
): Promise<AddedLines> {
  const report = await sendLines(client, addMultipleToCart, lines);
  const added = new Set(report.filter(({ outcome }) => outcome === 'added').map(({ code }) => code));
  pushCartEvent(
    'add_to_cart',
    lines.filter(({ code }) => added.has(code)),
  );
  notifyCartChange();
  const cart = await refetchCart(client);
  return {
    lines: report,
    refused: report.filter(({ outcome: each }) => each !== 'added'),
    short: shortLines(cart, added),
  };
}

/**
 * ORD-02, CART-02: adds lines to the cart (addMultipleToCart), to what it holds already. The cart is fetched again, also
 * after a failure, since it may not be known what has become of the call.
 */
export function useAddLines() {
  const client = useQueryClient();
  const { mutateAsync: addMultipleToCart } = useMutation({
    ...addMultipleToCartMutation(),
    meta: { isStep: true },
  });
  return useSingleFlight(
    useMutation({
      scope: { id: 'cart' },
      mutationFn: (lines: readonly CartItem[]) => addLines(client, addMultipleToCart, lines),
      onError: () => refetchCart(client),
    }),
  );
}

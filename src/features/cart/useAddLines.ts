import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ApiError, isOutcomeUnknown, OutcomeUnknown } from '../../api/errors';
import { addMultipleToCartMutation } from '../../api/generated/mutations';
import type { BulkOutcome, BulkOutcomeLine } from '../../api/generated/types';
import type { CallOf } from '../../api/operation';
import { useSingleFlight } from '../../api/sendOnce';
import { useStep } from '../../api/confirmed';
import {
  cachedCart,
  type Cart,
  hasGrownBy,
  type LineItem,
  notifyCartChange,
  refetchCart,
  refetchCartAfter,
} from './cartCache';
import { type CartItem, pushAdded } from './cartEvents';
import { isOutOfStock } from './cartStatus';

/** Outcome of adding a line to the cart, in the contract's terms (BulkOutcome). */
export type LineOutcome = keyof BulkOutcome;

/** Outcomes in display order: those that need attention first. */
export const lineOutcomes: readonly LineOutcome[] = ['incorrectFormat', 'notFound', 'notAdded', 'added'];

export interface ReportLine {
  /** Unique within the report. */
  id: string;
  outcome: LineOutcome;
  /** Name of the product, or the entered text when the product is unknown. */
  name: string;
  /** Row number in a quick order. */
  row?: number;
  /** Reason of a refusal, or further information. */
  text?: string;
  /** Link or button for a next step. */
  action?: ReactNode;
}

/** Outcome of a line, with code and quantity as sent (BulkOutcome). */
export interface OutcomeLine extends BulkOutcomeLine {
  outcome: LineOutcome;
}

/** Result of adding several lines. */
export interface AddedLines {
  lines: OutcomeLine[];
  /** The lines that were not added. */
  refused: OutcomeLine[];
  /** Added cart lines whose quantity in the cart exceeds the stock. */
  short: LineItem[];
}

/** All lines of an outcome, grouped in the order of a report. */
export function outcomeLines(outcome: BulkOutcome): OutcomeLine[] {
  return lineOutcomes.flatMap((each) => outcome[each].lineItems.map((line) => ({ ...line, outcome: each })));
}

/** Cart lines of the given articles whose quantity exceeds the stock. */
const shortLines = (cart: Cart | undefined, codes: ReadonlySet<string>) =>
  (cart?.lineItems ?? []).filter((line) => codes.has(line.code) && isOutOfStock(line));

/**
 * Send the lines (addMultipleToCart). When a lost response leaves the outcome unknown, the cart is refetched and
 * compared line by line; the error is rethrown when none was added.
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
    if (!(error instanceof ApiError) || !isOutcomeUnknown(error)) throw error;
    const after = await refetchCart(client);
    if (!after) throw new OutcomeUnknown(error);
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
  notifyCartChange();
  const cart = await refetchCart(client);
  pushAdded(
    cart,
    lines.filter(({ code }) => added.has(code)),
    'getCart',
  );
  return {
    lines: report,
    refused: report.filter(({ outcome: each }) => each !== 'added'),
    short: shortLines(cart, added),
  };
}

/**
 * ORD-02, CART-02: add lines to the cart (addMultipleToCart). The cart is refetched afterwards, also on failure, since
 * the outcome may be unknown.
 * @param pauseMs minimum time between two calls in ms, for a button that stays after the response
 * @example const { mutate: addLines, data: result } = useAddLines();
 */
export function useAddLines(pauseMs = 0) {
  const client = useQueryClient();
  const addMultipleToCart = useStep(addMultipleToCartMutation());
  return useSingleFlight(
    useMutation({
      scope: { id: 'cart' },
      mutationFn: (lines: readonly CartItem[]) => addLines(client, addMultipleToCart, lines),
      onError: () => refetchCartAfter(client),
    }),
    pauseMs,
  );
}

import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { addMultipleToCart } from '../../api/generated/mutations';
import type { components } from '../../api/generated/types';
import { refetchCart, type LineItem } from './cartCache';
import { pushMoved, type MovedItem } from './cartEvents';

/** A line that the server has not added, as it was sent, and why. */
export interface RefusedLine extends Pick<
  components['schemas']['BulkOutcomeLine'],
  'code' | 'name' | 'reason'
> {
  /** Whether the shop does not know the article at all. */
  isUnknown: boolean;
}

/** What became of lines that were added together. */
export interface AddedLines {
  /** Article numbers that were added. */
  added: ReadonlySet<string>;
  refused: RefusedLine[];
  /** Lines of the cart that were added and of which there is less in stock than the cart holds. */
  short: LineItem[];
}

async function addLines(client: QueryClient, lines: readonly MovedItem[]): Promise<AddedLines> {
  const body = lines.map(({ code, quantity }) => ({ code, quantity: String(quantity) }));
  const outcome = await addMultipleToCart({ body });
  const added = new Set(outcome.added.lineItems.map(({ code }) => code));
  pushMoved(
    'add_to_cart',
    lines.filter(({ code }) => added.has(code)),
  );
  const known = [...outcome.incorrectFormat.lineItems, ...outcome.notAdded.lineItems];
  const cart = await refetchCart(client);
  return {
    added,
    refused: [
      ...known.map((line) => ({ ...line, isUnknown: false })),
      ...outcome.notFound.lineItems.map((line) => ({ ...line, isUnknown: true })),
    ],
    short: (cart?.lineItems ?? []).filter(
      ({ code, quantity, inStockQuantity }) => added.has(code) && inStockQuantity < quantity,
    ),
  };
}

/**
 * ORD-02, CART-02: adds lines to the cart (addMultipleToCart), to what it holds already. The cart is fetched again, also
 * after a failure, since it may not be known what has become of the call.
 */
export function useAddLines() {
  const client = useQueryClient();
  return useMutation({
    scope: { id: 'cart' },
    mutationFn: (lines: readonly MovedItem[]) => addLines(client, lines),
    onError: () => refetchCart(client),
  });
}

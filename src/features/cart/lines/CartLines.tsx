import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import ShoppingBag from 'lucide-react/icons/shopping-bag';
import { type ReactNode, Suspense, useId, useState } from 'react';
import { EmptyState } from '../../../components/plain/EmptyState';
import { Each } from '../../../components/plain/ErrorBoundary';
import { announce } from '../../../components/plain/LiveRegion';
import { fieldFailureText } from '../../../i18n/failureText';
import { useTranslate } from '../../../i18n/useTranslate';
import { lazyPart } from '../../../routing/lazy/lazyPart';
import { usePricesShown, VatNote } from '../../pricing/usePricesShown';
import { useSession } from '../../session/customer';
import type { LineItem } from '../cartCache';
import type { CartChanges } from '../useCartChanges';
import { CartLine, RemovedLine } from './CartLine';
import { ClearCart } from './ClearCart';
import { PagedLines } from '../../../components/mui/PagedLines';

const QuoteInCart = lazyPart(() => import('../overview/QuoteInCart').then(({ QuoteInCart }) => QuoteInCart));

/** A removed line and its former row. */
interface RemovedRow {
  line: LineItem;
  row: number;
}

/** A row of the cart: a line, or the placeholder of a removed one with its undo. */
interface CartRow {
  line: LineItem;
  removed: boolean;
}

/**
 * CART-02: the rows of the cart. A removed line leaves a placeholder with its undo; a restored line returns to its
 * former row, whatever its position in the response.
 * @param lines lines of the cart
 * @param removed lines removed since the cart was opened, restored or not
 */
export function cartRows(lines: readonly LineItem[], removed: readonly RemovedRow[]): CartRow[] {
  const returned = new Map(lines.map((line) => [line.code, line]));
  const removedCodes = new Set(removed.map(({ line }) => line.code));
  const rows = lines.filter(({ code }) => !removedCodes.has(code)).map((line) => ({ line, removed: false }));
  for (const { line, row } of removed.toSorted((a, b) => a.row - b.row)) {
    const back = returned.get(line.code);
    rows.splice(row, 0, { line: back ?? line, removed: !back });
  }
  return rows;
}

/** CART-02: the rows of the cart, with removal and undo. */
function useCartRows(lines: readonly LineItem[], change: CartChanges['change']) {
  const t = useTranslate();
  const [removed, setRemoved] = useState<readonly RemovedRow[]>([]);
  const rows = cartRows(lines, removed);
  const remove = (row: CartRow) => {
    const { line } = row;
    const others = removed.filter((other) => other.line.code !== line.code);
    setRemoved([...others, { line, row: rows.indexOf(row) }]);
    change({ line, quantity: 0 });
    announce(t('cart.removedNamed', [line.item.name]));
  };
  const undo = ({ line }: CartRow) => {
    change({ line, quantity: line.quantity });
    announce(t('cart.addedNamed', [line.item.name]));
  };
  return { rows, remove, undo, clearRemoved: () => setRemoved([]) };
}

/** Box around the lines that cannot be ordered. */
const apartLayout = {
  display: 'grid',
  gap: 2,
  my: 4,
  p: 4,
  borderRadius: 'var(--radius-s)',
  background: 'var(--color-error-soft)',
  fontSize: 'var(--text-s)',
  '& ul': { mt: 2 },
};

interface CartLinesProps {
  lines: readonly LineItem[];
  /** Quote that fixes the lines, if any. */
  quoteNumber: string | undefined;
  changes: CartChanges;
  isChanging: (code: string) => boolean;
  /** Level of the headings; 2 below an h1 that already states that the cart is empty. */
  level: 2 | 3;
  /** Render an additional action of a line. */
  lineAction?: ((line: LineItem) => ReactNode) | undefined;
}

type RowListProps = Pick<CartLinesProps, 'quoteNumber' | 'changes' | 'isChanging' | 'lineAction'> &
  Pick<ReturnType<typeof useCartRows>, 'rows' | 'remove' | 'undo'>;

function RowList({ rows, remove, undo, quoteNumber, changes, isChanging, lineAction }: RowListProps) {
  return (
    <PagedLines lines={rows}>
      {(shown) => (
        <Each
          items={shown}
          operation="getCart"
          path="/lineItems"
          keyOf={({ line, removed }) => (removed ? `${line.code} removed` : line.code)}
        >
          {(row) =>
            // An invisible line, such as a fee, counts in the totals only.
            !row.line.item.visible ? null : row.removed ? (
              <RemovedLine line={row.line} onUndo={() => undo(row)} />
            ) : (
              <CartLine
                line={row.line}
                isFixed={quoteNumber !== undefined}
                changing={isChanging(row.line.code)}
                onChange={(quantity) => changes.change({ line: row.line, quantity })}
                onRemove={() => remove(row)}
                action={lineAction?.(row.line)}
              />
            )
          }
        </Each>
      )}
    </PagedLines>
  );
}

/**
 * CART-01 to CART-03: the cart's lines, to change, remove, restore and clear, or the empty state. Lines that are no
 * longer for sale are listed separately below.
 */
export function CartLines({ lines, quoteNumber, changes, isChanging, level, lineAction }: CartLinesProps) {
  const t = useTranslate();
  const headingId = useId();
  const pricesShown = usePricesShown();
  const { isUnknown } = useSession();
  const { rows, clearRemoved, ...actions } = useCartRows(lines, changes.change);
  const list = { ...actions, quoteNumber, changes, isChanging, lineAction };
  const emptyText = t(pricesShown || isUnknown ? 'cart.emptyText' : 'cart.visitorText');
  const inactive = rows.filter(({ line }) => !line.active);
  return (
    <>
      {lines.length === 0 &&
        (level === 2 ? (
          <Typography color="textSecondary" sx={{ fontSize: 'var(--text-l)' }}>
            {emptyText}
          </Typography>
        ) : (
          <EmptyState level={level} icon={ShoppingBag} title={t('cart.empty')} text={emptyText} />
        ))}
      {quoteNumber !== undefined && (
        <Suspense fallback={null}>
          <QuoteInCart quoteNumber={quoteNumber} />
        </Suspense>
      )}
      {pricesShown && lines.length > 0 && (
        <Box sx={{ mb: 4 }}>
          <VatNote />
        </Box>
      )}
      <RowList {...list} rows={rows.filter(({ line }) => line.active)} />
      {inactive.length > 0 && (
        <Paper component="section" sx={apartLayout} aria-labelledby={headingId}>
          <Typography id={headingId} component={`h${level}`} sx={{ fontWeight: 700 }}>
            {t('cart.notActive')}
          </Typography>
          <p>{t('cart.notActiveText')}</p>
          <RowList {...list} rows={inactive} />
        </Paper>
      )}
      {changes.error && (
        // Below the lines, whose controls it must not move, and in view.
        <Alert
          severity="error"
          sx={{ position: 'sticky', bottom: 'var(--below-lines, 0)', zIndex: 1, mt: 4 }}
        >
          {fieldFailureText(t, changes.error, 'quantity', 'cart.notChanged')}
        </Alert>
      )}
      {quoteNumber === undefined && <ClearCart lines={lines} onClear={clearRemoved} />}
    </>
  );
}

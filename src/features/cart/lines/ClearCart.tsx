import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { confirmed } from '../../../api/confirmed';
import { deleteCartMutation } from '../../../api/generated/mutations';
import { useSingleFlight } from '../../../api/sendOnce';
import { busyButton } from '../../../components/mui/busyButton';
import { announce } from '../../../components/plain/LiveRegion';
import { failureText } from '../../../i18n/failureText';
import { useTranslate } from '../../../i18n/useTranslate';
import { usePricesShown } from '../../pricing/usePricesShown';
import { cachedCart, type LineItem, setCachedCart } from '../cartCache';
import { nonGiftItems, pushCartEvent } from '../cartEvents';
import { cartCleared } from '../cartConfirmations';
import { useAddLines } from '../useAddLines';

/** CART-02: remove all lines of the cart (deleteCart). */
export function useClearCart() {
  const client = useQueryClient();
  return useSingleFlight(
    useMutation({
      ...confirmed(deleteCartMutation(), cartCleared),
      scope: { id: 'cart' },
      onMutate: () => cachedCart(client),
      onSuccess: (_, __, cart) => {
        if (!cart) return;
        pushCartEvent('remove_from_cart', nonGiftItems(cart.lineItems));
        const nothing = { lineItems: [], numberOfItems: 0, promotions: [], price: null, totalPrice: null };
        setCachedCart(client, { ...cart, ...nothing });
      },
    }),
  );
}

const questionLayout = {
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 'var(--space-2) var(--space-4)',
  py: 2,
  fontSize: 'var(--text-s)',
};

interface ClearCartProps {
  lines: readonly LineItem[];
  /** Called once the cart is cleared. */
  onClear: () => void;
}

const takeFocus = (part: HTMLElement | null) => part?.querySelector('button')?.focus();

interface UndoProps {
  loading: boolean;
  onUndo: () => void;
}

function Cleared({ loading, onUndo }: UndoProps) {
  const t = useTranslate();
  return (
    <Stack ref={takeFocus} direction="row" sx={{ ...questionLayout, justifyContent: 'center' }}>
      <p>{t('cart.cleared')}</p>
      <Button variant="outlined" size="small" {...busyButton(loading, onUndo)}>
        {t('cart.undo')}
      </Button>
    </Stack>
  );
}

interface QuestionProps {
  loading: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Inline confirmation of clearing the cart: the mini cart is itself a modal. */
function Question({ loading, onConfirm, onCancel }: QuestionProps) {
  const t = useTranslate();
  const id = useId();
  return (
    <Stack ref={takeFocus} direction="row" role="group" aria-labelledby={id} sx={questionLayout}>
      <Box component="p" id={id} sx={{ flexBasis: '100%' }}>
        {t('cart.clearQuestion')}
      </Box>
      <Button variant="outlined" size="small" onClick={onCancel}>
        {t('common.cancel')}
      </Button>
      <Button size="small" {...busyButton(loading, onConfirm)}>
        {t('cart.clear')}
      </Button>
    </Stack>
  );
}

/** Clearing with undo: restores the removed lines; those that cannot be restored are named with the reason. */
function useClearing(lines: readonly LineItem[], onClear: () => void) {
  const t = useTranslate();
  const [cleared, setCleared] = useState<readonly LineItem[]>([]);
  const clearing = useClearCart();
  const restoring = useAddLines();
  const clear = () =>
    clearing.mutate(undefined, {
      onSuccess: () => {
        setCleared(lines);
        onClear();
        announce(t('cart.cleared'));
      },
    });
  const undo = () =>
    restoring.mutate(nonGiftItems(cleared), {
      onSuccess: ({ refused }) => {
        setCleared([]);
        if (refused.length === 0) announce(t('cart.restored'));
      },
    });
  return { isCleared: cleared.length > 0 && lines.length === 0, clearing, restoring, clear, undo };
}

/** CART-02: clear the cart after a confirmation, with undo. */
export function ClearCart({ lines, onClear }: ClearCartProps) {
  const t = useTranslate();
  const pricesShown = usePricesShown();
  const [asks, setAsks] = useState(false);
  const button = useRef<HTMLDivElement>(null);
  const { isCleared, clearing, restoring, clear, undo } = useClearing(lines, () => {
    setAsks(false);
    onClear();
  });
  const cancel = () => {
    flushSync(() => setAsks(false));
    takeFocus(button.current);
  };
  const error = clearing.error ?? restoring.error;
  if (!pricesShown) return null;
  return (
    <>
      {error && (
        <Alert severity="error">
          {failureText(t, error, clearing.error ? 'cart.notCleared' : 'cart.nothingRestored')}
        </Alert>
      )}
      {restoring.data?.refused.map(({ code, name, reason }) => (
        <Alert key={code} severity="error">
          {`${t('cart.notRestored')}: ${name ?? code}. ${reason ?? ''}`}
        </Alert>
      ))}
      {isCleared && <Cleared loading={restoring.isPending} onUndo={undo} />}
      {lines.length > 0 && asks && (
        <Question loading={clearing.isPending} onConfirm={clear} onCancel={cancel} />
      )}
      {lines.length > 0 && !asks && (
        <div ref={button}>
          <Button
            variant="text"
            size="small"
            onClick={() => setAsks(true)}
            sx={{ marginInlineStart: -3, color: 'text.secondary' }}
          >
            {t('cart.clear')}
          </Button>
        </div>
      )}
    </>
  );
}

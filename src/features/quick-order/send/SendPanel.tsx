import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useMemo, useState } from 'react';
import { isOutcomeUnknown } from '../../../api/errors';
import { bulkUpdateCartMutation } from '../../../api/generated/mutations';
import { useSingleFlight } from '../../../api/sendOnce';
import { announce } from '../../../components/plain/LiveRegion';
import { useTranslate } from '../../../i18n/useTranslate';
import { filledRows, sendableRows } from '../rows/orderRow';
import { currentOrder, useOrder } from '../rows/orderStore';
import { clearSentMark } from './recordOutcomes';
import { sendOrder } from './sendOrder';

/** QORD-01: send the order. Queued behind other changes of the cart; continues when the customer leaves the page. */
function useSendOrder() {
  const client = useQueryClient();
  const t = useTranslate();
  // Not repeated after signing in again: the customer sends the remaining rows.
  const { mutateAsync: bulkUpdateCart } = useMutation({
    ...bulkUpdateCartMutation(),
    meta: { isForm: true },
    // In this handler, since it runs before a 401 ends the session and deletes the stored rows, which are restored
    // unmarked.
    onError: (error) => {
      if (isOutcomeUnknown(error)) return;
      clearSentMark(new Set(currentOrder().rows.map(({ number }) => number)));
    },
  });
  return useSingleFlight(
    useMutation({
      scope: { id: 'cart' },
      meta: { isForm: true },
      mutationFn: () => sendOrder(client, bulkUpdateCart, t),
    }),
  );
}

function Progress({ done, total }: { done: number; total: number }) {
  const t = useTranslate();
  const id = useId();
  return (
    <Stack sx={{ gap: 1, maxWidth: '24rem', fontVariantNumeric: 'tabular-nums' }}>
      <Typography variant="body2" id={id}>
        {t('quickOrder.sent', [done, total], total)}
      </Typography>
      <LinearProgress variant="determinate" value={(done / total) * 100} aria-labelledby={id} />
    </Stack>
  );
}

const panel = {
  position: 'sticky',
  bottom: 0,
  zIndex: 'var(--layer-raised)',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '12px 24px',
  py: 4,
  borderTop: 1,
  borderColor: 'divider',
  background: 'var(--color-paper)',
};

/** On phones room below the button for what is told later, which would move the button of a sticky panel. */
const messages = {
  flex: { xs: '1 0 100%', md: '1 1 12rem' },
  justifyContent: 'center',
  minHeight: { xs: '2.625rem', md: 0 },
};

export function SendPanel() {
  const t = useTranslate();
  const { rows, sending, importing } = useOrder();
  const { mutate } = useSendOrder();
  const [isAsked, setAsked] = useState(false);
  const filled = filledRows(rows).length;
  const count = useMemo(() => sendableRows(rows, t).length, [rows, t]);
  const marked = filled - count;
  const changed = rows.filter(({ changedFrom }) => changedFrom).map(({ number }) => number);
  const label = count === 0 ? t('quickOrder.add') : t('quickOrder.addCount', [count]);
  const isBusy = sending !== null || importing !== null;
  const nothing = t(marked > 0 ? 'quickOrder.allMarked' : 'quickOrder.nothingToAdd');
  const send = () => {
    setAsked(count === 0);
    if (count === 0) announce(nothing);
    else mutate();
  };
  return (
    <Stack direction="row" sx={panel}>
      <Button aria-busy={sending !== null} aria-disabled={isBusy} onClick={isBusy ? undefined : send}>
        {label}
      </Button>
      <Stack sx={filled > 0 ? messages : undefined}>
        {sending && <Progress {...sending} />}
        {changed.length > 0 && (
          <Typography variant="body2" color="warning">
            {t('quickOrder.quantitiesChanged', [changed.join(', ')], changed.length)}
          </Typography>
        )}
        {isAsked && count === 0 && <Typography color="textSecondary">{nothing}</Typography>}
        <Typography role="status" variant="body2" color="error">
          {marked > 0 && count > 0 && !sending && t('quickOrder.marked', [marked])}
        </Typography>
      </Stack>
    </Stack>
  );
}

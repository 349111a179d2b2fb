import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import { useEffect, useRef } from 'react';
import { useTranslate } from '../../../i18n/useTranslate';
import type { OrderFailure } from '../checkoutState';

/**
 * CHK-04: the reason why the order failed, or that its outcome is unknown, shown in the step that can fix it. Takes
 * focus, so that screen readers announce it.
 */
export function OrderFailureNotice({ failure }: { failure: OrderFailure }) {
  const t = useTranslate();
  const ref = useRef<HTMLDivElement>(null);
  const [text, ...details] = failure.messages;
  const title = t(failure.isOutcomeUnknown ? 'checkout.unansweredTitle' : 'checkout.notPlaced');
  useEffect(() => ref.current?.focus(), [failure]);
  return (
    <Alert ref={ref} severity="error" role="group" aria-label={title} tabIndex={-1}>
      <AlertTitle>{title}</AlertTitle>
      <p>{text}</p>
      {details.length > 0 && (
        <Box component="ul" sx={{ display: 'grid', gap: 1, mt: 2, pl: 5 }}>
          {details.map((detail) => (
            <li key={detail}>{detail}</li>
          ))}
        </Box>
      )}
    </Alert>
  );
}

import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import { useEffect, useRef } from 'react';
import type { TranslationKey } from '../../../i18n/english';
import { useTranslate } from '../../../i18n/useTranslate';
import type { OrderFailure } from '../checkoutState';

function titleOf({ isPlaced, isOutcomeUnknown }: OrderFailure): TranslationKey {
  if (isPlaced) return 'checkout.placed';
  return isOutcomeUnknown ? 'checkout.unansweredTitle' : 'checkout.notPlaced';
}

/**
 * CHK-04: the reason why the order failed, that its outcome is unknown, or that its payment page cannot be opened,
 * shown in the step that can fix it. Takes
 * focus, so that screen readers announce it.
 */
export function OrderFailureNotice({ failure }: { failure: OrderFailure }) {
  const t = useTranslate();
  const ref = useRef<HTMLDivElement>(null);
  const [text, ...details] = failure.messages;
  const title = t(titleOf(failure));
  useEffect(() => ref.current?.focus(), [failure]);
  return (
    <Alert
      ref={ref}
      severity={failure.isPlaced ? 'warning' : 'error'}
      role="group"
      aria-label={title}
      tabIndex={-1}
    >
      <AlertTitle>{title}</AlertTitle>
      <p>{text}</p>
      {details.length > 0 && (
        <Box component="ul" sx={{ display: 'grid', gap: 1, mt: 2, paddingInlineStart: 5 }}>
          {details.map((detail) => (
            <li key={detail}>{detail}</li>
          ))}
        </Box>
      )}
    </Alert>
  );
}

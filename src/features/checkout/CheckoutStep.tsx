import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Typography from '@mui/material/Typography';
import { type ReactNode, type Ref, type RefObject, Suspense, useEffect, useId, useRef } from 'react';
import { InlineList } from '../../components/plain/InlineList';
import { ViewSkeleton } from '../../components/mui/ViewSkeleton';
import type { TranslationKey } from '../../i18n/english';
import { useTranslate } from '../../i18n/useTranslate';
import { type CheckoutState, firstMissing, type OrderFailure, type StepName } from './checkoutState';
import { type CheckoutControl, shownSteps } from './useCheckout';

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
        <Box component="ul" sx={{ display: 'grid', gap: 1, mt: 2, paddingInlineStart: 5, listStyle: 'disc' }}>
          {details.map((detail) => (
            <li key={detail}>{detail}</li>
          ))}
        </Box>
      )}
    </Alert>
  );
}

interface CheckoutStepProps {
  step: StepName;
  checkout: CheckoutControl;
  /** Data of the step, shown on one line while it is saved and closed. */
  summary: readonly (string | null | undefined)[];
  children: ReactNode;
}

const titles: Readonly<Record<StepName, TranslationKey>> = {
  contact: 'checkout.contact',
  address: 'checkout.address',
  delivery: 'checkout.delivery',
  moreInfo: 'checkout.moreInfo',
  payment: 'checkout.payment',
};

// On small windows the bar with the total covers the top.
const scrollMarginTop = 'var(--space-16)';

/** Status of a step; reachable when saved, open, or the next one to complete. */
function stepStatus({ saved, active }: CheckoutState, step: StepName) {
  const isActive = active === step;
  const isSaved = saved[step] !== undefined;
  return { isActive, isSaved, isReachable: isActive || isSaved || firstMissing(saved) === step };
}

/** Move focus to the step's button when the step opens, except on entering the checkout. */
function useFocusWhenOpened(button: RefObject<HTMLButtonElement | null>, isActive: boolean): void {
  const wasActive = useRef(isActive);
  useEffect(() => {
    if (isActive && !wasActive.current) button.current?.focus();
    wasActive.current = isActive;
  }, [button, isActive]);
}

interface StepHeadingProps extends Pick<CheckoutStepProps, 'step' | 'checkout'> {
  button: Ref<HTMLButtonElement>;
  /** Id of the panel that the button controls. */
  panelId: string;
}

/** Heading of a step; contains a button once the step can be opened. MUI's StepButton would have the role tab here. */
function StepHeading({ step, checkout: { state, dispatch }, button, panelId }: StepHeadingProps) {
  const t = useTranslate();
  const { isActive, isSaved, isReachable } = stepStatus(state, step);
  const label = <StepLabel sx={{ py: 5 }}>{t(titles[step])}</StepLabel>;
  const action = isActive ? (step === 'payment' ? null : 'close') : isSaved ? 'change' : 'open';
  return (
    <Box component="h2" sx={{ fontSize: 'var(--text-l)', letterSpacing: 0 }}>
      {isReachable ? (
        <ButtonBase
          ref={button}
          aria-expanded={isActive}
          aria-controls={isActive ? panelId : undefined}
          onClick={() => dispatch(isActive ? { type: 'closed' } : { type: 'opened', step })}
          sx={{ width: 1, gap: 3, justifyContent: 'space-between', scrollMarginTop }}
        >
          {label}{' '}
          {action && (
            <Typography
              component="span"
              variant="body2"
              color="textSecondary"
              sx={{ textDecoration: 'underline', 'button:hover &': { color: 'primary.main' } }}
            >
              {t(`checkout.${action}`)}
            </Typography>
          )}
        </ButtonBase>
      ) : (
        label
      )}
    </Box>
  );
}

/**
 * CHK-01, CHK-03: a step of the checkout: its heading opens and closes it; its summary shows while it is saved and
 * closed.
 */
export function CheckoutStep({ step, checkout, summary, children }: CheckoutStepProps) {
  const id = useId();
  const { state } = checkout;
  const { isActive, isSaved, isReachable } = stepStatus(state, step);
  const button = useRef<HTMLButtonElement>(null);
  useFocusWhenOpened(button, isActive);
  const index = shownSteps(checkout).indexOf(step);
  if (index === -1) return null;
  return (
    <Step
      index={index}
      active={isActive}
      completed={isSaved}
      disabled={!isReachable}
      aria-current={isActive ? 'step' : undefined}
      sx={{ scrollMarginTop }}
    >
      <StepHeading step={step} checkout={checkout} button={button} panelId={id} />
      {isActive ? (
        <Box
          id={id}
          sx={{ display: 'grid', gap: 6, maxWidth: '34rem', pt: 1, pb: 8, paddingInlineStart: { md: 10 } }}
        >
          {state.failure && <OrderFailureNotice failure={state.failure} />}
          <Suspense fallback={<ViewSkeleton shape="form" />}>{children}</Suspense>
        </Box>
      ) : (
        isSaved && (
          <Typography
            color="textSecondary"
            sx={{ mt: -3, pb: 5, paddingInlineStart: 10, overflowWrap: 'anywhere' }}
          >
            <InlineList items={summary} />
          </Typography>
        )
      )}
    </Step>
  );
}

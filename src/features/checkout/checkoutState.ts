import type { Checkout } from '../../api/generated/types';

/** Steps of the checkout in order (CHK-01), named as in createOrder. */
export const stepNames = [
  'contact',
  'address',
  'delivery',
  'moreInfo',
  'payment',
] as const satisfies readonly (keyof Checkout)[];

/** A step of the checkout. */
export type StepName = (typeof stepNames)[number];

/** Data of the saved steps for the order; a step with data is completed. */
export type SavedSteps = Partial<Pick<Checkout, StepName>>;

/** Reason why placing the order did not lead to its next page. */
export interface OrderFailure {
  messages: readonly string[];
  /** True when the order was placed, and its payment page cannot be opened. */
  isPlaced?: boolean;
  /** True when no response arrived: the order may have been placed. */
  isOutcomeUnknown?: boolean;
  /** The step in which the customer can fix it; it opens. */
  step?: StepName;
}

/** State of the checkout. */
export interface CheckoutState {
  saved: SavedSteps;
  /** The open step; null when all are closed. */
  active: StepName | null;
  submission: 'idle' | 'loading' | 'succeeded' | 'failed';
  /** Redirect target of the placed order; null before it is placed and after a failure. */
  redirectUrl: string | null;
  failure: OrderFailure | null;
}

/** Event of the checkout: a step is saved, opened or closed, or the order is sent or answered. */
export type CheckoutEvent =
  | { [Step in StepName]: { type: 'saved'; step: Step; value: Checkout[Step] } }[StepName]
  | { type: 'opened'; step: StepName }
  | { type: 'closed' }
  | { type: 'submitted' }
  | { type: 'succeeded'; redirectUrl: string }
  | { type: 'failed'; failure: OrderFailure };

/** The first step whose data is missing; undefined when the order can be placed. */
export const firstMissing = (saved: SavedSteps): StepName | undefined =>
  stepNames.find((step) => saved[step] === undefined);

/** True when every step is saved, so that the order can be placed. */
export const isComplete = (saved: SavedSteps): saved is Pick<Checkout, StepName> =>
  firstMissing(saved) === undefined;

/** Initial state: the first step without data is open (CHK-01). */
export function startCheckout(saved: SavedSteps): CheckoutState {
  const active = firstMissing(saved) ?? 'payment';
  return { saved, active, submission: 'idle', redirectUrl: null, failure: null };
}

/** The step that opens after another is saved; payment is the last (CHK-02). */
const stepAfter = (step: StepName): StepName => stepNames[stepNames.indexOf(step) + 1] ?? 'payment';

/** CHK-02, CHK-03, CHK-04: reducer of the checkout. While the order is pending, only its response changes the state. */
export function checkoutReducer(state: CheckoutState, event: CheckoutEvent): CheckoutState {
  const { saved, active, submission } = state;
  const isResponse = event.type === 'succeeded' || event.type === 'failed';
  if (isResponse !== (submission === 'loading') || submission === 'succeeded') return state;
  switch (event.type) {
    case 'succeeded':
      return { ...state, submission: 'succeeded', redirectUrl: event.redirectUrl };
    case 'failed': {
      const { failure } = event;
      return { ...state, active: failure.step ?? active, submission: 'failed', redirectUrl: null, failure };
    }
    case 'saved':
      return {
        ...state,
        saved: { ...saved, [event.step]: event.value },
        active: stepAfter(event.step),
        submission: 'idle',
        failure: null,
      };
    case 'opened':
      return { ...state, active: event.step };
    case 'closed':
      return { ...state, active: active === 'payment' ? active : null };
    case 'submitted':
      return isComplete(saved)
        ? { ...state, submission: 'loading', redirectUrl: null, failure: null }
        : state;
  }
}

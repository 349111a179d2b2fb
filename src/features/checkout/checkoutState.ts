import type { components } from '../../api/generated/types';

type Checkout = components['schemas']['Checkout'];

/** The steps of the checkout in their order (CHK-01), as createOrder names its parts. */
export const stepNames = [
  'contact',
  'address',
  'delivery',
  'moreInfo',
  'payment',
] as const satisfies readonly (keyof Checkout)[];

/** A step of the checkout. */
export type StepName = (typeof stepNames)[number];

/** What the saved steps send with the order; a step is completed when it is in here. */
export type SavedSteps = Partial<Pick<Checkout, StepName>>;

/** Why the order was not placed. */
export interface OrderFailure {
  messages: readonly string[];
  /** There was no answer: the order may have been placed. */
  isOutcomeUnknown?: boolean;
  /** The step where it can be mended; it opens. */
  step?: StepName;
}

/** State of the checkout. */
export interface CheckoutState {
  saved: SavedSteps;
  /** The one step that is open; null when all are closed. */
  active: StepName | null;
  submission: 'idle' | 'loading' | 'succeeded' | 'failed';
  /** Where the placed order leads; null before it is placed and after a failure. */
  redirectUrl: string | null;
  failure: OrderFailure | null;
}

/** An event that changes the checkout: a step is saved, opened or closed, or the order is sent and answered. */
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

/** Whether every step is saved, so that the order can be placed. */
export const isComplete = (saved: SavedSteps): saved is Pick<Checkout, StepName> =>
  firstMissing(saved) === undefined;

/** The checkout as it starts: the first step whose data is missing is open (CHK-01). */
export function startCheckout(saved: SavedSteps): CheckoutState {
  const active = firstMissing(saved) ?? 'payment';
  return { saved, active, submission: 'idle', redirectUrl: null, failure: null };
}

/** The step that opens when one is saved; payment is the last (CHK-02). */
const stepAfter = (step: StepName): StepName => stepNames[stepNames.indexOf(step) + 1] ?? 'payment';

/** CHK-02, CHK-03, CHK-04: the next state of the checkout. Once the order is on its way, nothing but its answer changes it. */
export function checkoutReducer(state: CheckoutState, event: CheckoutEvent): CheckoutState {
  const { saved, active, submission } = state;
  const isAnswer = event.type === 'succeeded' || event.type === 'failed';
  if (isAnswer !== (submission === 'loading') || submission === 'succeeded') return state;
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

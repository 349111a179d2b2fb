import { describe, expect, test } from 'vitest';
import { checkout } from '../../../tests/support/mockCheckout';
import {
  checkoutReducer,
  firstMissing,
  startCheckout,
  stepNames,
  type CheckoutEvent,
  type CheckoutState,
  type SavedSteps,
  type StepName,
} from './checkoutState';

const failure = { messages: ['No'] };
const events = {
  'saved contact': { type: 'saved', step: 'contact', value: checkout.contact },
  'saved address': { type: 'saved', step: 'address', value: checkout.address },
  'saved delivery': { type: 'saved', step: 'delivery', value: checkout.delivery },
  'saved moreInfo': { type: 'saved', step: 'moreInfo', value: checkout.moreInfo },
  'saved payment': { type: 'saved', step: 'payment', value: checkout.payment },
  'opened contact': { type: 'opened', step: 'contact' },
  'opened address': { type: 'opened', step: 'address' },
  'opened delivery': { type: 'opened', step: 'delivery' },
  'opened moreInfo': { type: 'opened', step: 'moreInfo' },
  'opened payment': { type: 'opened', step: 'payment' },
  closed: { type: 'closed' },
  submitted: { type: 'submitted' },
  succeeded: { type: 'succeeded', redirectUrl: '/en/order-confirmation?orderNumber=F-1' },
  failed: { type: 'failed', failure },
  'failed at delivery': { type: 'failed', failure: { ...failure, step: 'delivery' } },
} as const satisfies Record<string, CheckoutEvent>;

const actives = [null, ...stepNames];
const pick = (steps: readonly StepName[]): SavedSteps =>
  Object.fromEntries(steps.map((step) => [step, checkout[step]]));
/** All 32 combinations of saved steps. */
const savings = Array.from({ length: 2 ** stepNames.length }, (_, bits) =>
  pick(stepNames.filter((_step, index) => bits & (1 << index))),
);
const submissions = ['idle', 'loading', 'succeeded', 'failed'] as const;

function stateOf(saved: SavedSteps, active: StepName | null, submission: CheckoutState['submission']) {
  const redirectUrl = submission === 'succeeded' ? '/placed' : null;
  return { saved, active, submission, redirectUrl, failure: submission === 'failed' ? failure : null };
}

const [none, first, second, third, fourth, last] = [null, ...stepNames] as const;
/** The open step after each event: with no step open before it, then with each of the five; nothing is being sent. */
const activeAfter: Record<keyof typeof events, readonly (StepName | null)[]> = {
  'saved contact': [second, second, second, second, second, second],
  'saved address': [third, third, third, third, third, third],
  'saved delivery': [fourth, fourth, fourth, fourth, fourth, fourth],
  'saved moreInfo': [last, last, last, last, last, last],
  'saved payment': [last, last, last, last, last, last],
  'opened contact': [first, first, first, first, first, first],
  'opened address': [second, second, second, second, second, second],
  'opened delivery': [third, third, third, third, third, third],
  'opened moreInfo': [fourth, fourth, fourth, fourth, fourth, fourth],
  'opened payment': [last, last, last, last, last, last],
  closed: [none, none, none, none, none, last],
  submitted: [none, first, second, third, fourth, last],
  succeeded: [none, first, second, third, fourth, last],
  failed: [none, first, second, third, fourth, last],
  'failed at delivery': [none, first, second, third, fourth, last],
};

describe('the steps of the checkout', () => {
  test.each(Object.entries(activeAfter))('CHK-03 %s, with each step open before it', (name, expected) => {
    const event = events[name as keyof typeof events];
    for (const submission of ['idle', 'failed'] as const)
      for (const saved of savings)
        expect(
          actives.map((active) => checkoutReducer(stateOf(saved, active, submission), event).active),
        ).toEqual(expected);
  });

  test('CHK-02 saving a step completes it, and no event takes another step’s data away', () => {
    for (const event of Object.values(events))
      for (const saved of savings)
        for (const active of actives)
          for (const submission of submissions) {
            const after = checkoutReducer(stateOf(saved, active, submission), event).saved;
            const open = submission === 'idle' || submission === 'failed';
            const own = open && event.type === 'saved' ? { [event.step]: event.value } : {};
            expect(after).toEqual({ ...saved, ...own });
          }
  });

  test('CHK-04 a failure goes when a step is saved or the order is sent again', () => {
    for (const event of Object.values(events)) {
      const { failure: after, submission } = checkoutReducer(stateOf(checkout, 'payment', 'failed'), event);
      const isMended = event.type === 'saved' || event.type === 'submitted';
      expect(after).toEqual(isMended ? null : failure);
      expect(submission).toBe(event.type === 'submitted' ? 'loading' : isMended ? 'idle' : 'failed');
    }
  });

  test('CHK-04 once the order is placed, the steps stay as they are', () => {
    for (const event of Object.values(events))
      for (const saved of savings)
        for (const active of actives) {
          const placed = stateOf(saved, active, 'succeeded');
          expect(checkoutReducer(placed, event)).toBe(placed);
        }
  });

  test('CHK-04 while the order is sent, only its answer changes the steps', () => {
    const others = Object.values(events).filter(({ type }) => type !== 'succeeded' && type !== 'failed');
    for (const event of others)
      for (const saved of savings)
        for (const active of actives) {
          const loading = stateOf(saved, active, 'loading');
          expect(checkoutReducer(loading, event)).toBe(loading);
        }
  });

  test('CHK-04 the order is sent only with every step saved, and a second time only after a failure', () => {
    for (const saved of savings)
      for (const active of actives)
        for (const submission of submissions) {
          const before = stateOf(saved, active, submission);
          const after = checkoutReducer(before, events.submitted);
          const isSent =
            Object.keys(saved).length === 5 && submission !== 'loading' && submission !== 'succeeded';
          expect(after).toEqual(isSent ? stateOf(saved, active, 'loading') : before);
        }
  });

  test('CHK-04 its answer counts only while it is awaited: success says where to go, failure why not', () => {
    for (const active of actives) {
      const loading = stateOf(checkout, active, 'loading');
      const { redirectUrl } = events.succeeded;
      expect(checkoutReducer(loading, events.succeeded)).toEqual({
        ...loading,
        submission: 'succeeded',
        redirectUrl,
      });
      expect(checkoutReducer(loading, events.failed)).toEqual(stateOf(checkout, active, 'failed'));
      const atDelivery = checkoutReducer(loading, events['failed at delivery']);
      expect([atDelivery.active, atDelivery.failure?.step]).toEqual(['delivery', 'delivery']);
      for (const submission of ['idle', 'succeeded', 'failed'] as const)
        for (const event of [events.succeeded, events.failed]) {
          const before = stateOf(checkout, active, submission);
          expect(checkoutReducer(before, event)).toBe(before);
        }
    }
  });

  test('CHK-01 it starts at the first step whose data is missing', () => {
    for (const saved of savings) {
      const { active, submission } = startCheckout(saved);
      expect([active, submission]).toEqual([firstMissing(saved) ?? 'payment', 'idle']);
    }
    expect(startCheckout(pick(['contact', 'address'])).active).toBe('delivery');
    expect(startCheckout(pick(['address'])).active).toBe('contact');
    expect(startCheckout({}).active).toBe('contact');
  });
});

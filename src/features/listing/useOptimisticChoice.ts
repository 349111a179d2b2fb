import { startTransition, useOptimistic } from 'react';

/**
 * Optimistic value of a control: a selection shows at once, while its list re-renders as a transition.
 * @param value selected value in the URL
 * @param change changes the URL
 */
export function useOptimisticChoice<Value>(
  value: Value,
  change: (chosen: Value) => void,
): [shown: Value, choose: (chosen: Value) => void] {
  const [shown, show] = useOptimistic(value);
  const choose = (chosen: Value) =>
    startTransition(() => {
      show(chosen);
      change(chosen);
    });
  return [shown, choose];
}

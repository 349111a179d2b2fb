import { startTransition, useOptimistic } from 'react';

/**
 * Optimistic value of a control: a selection shows at once, while its list re-renders as a transition.
 * @param value selected value in the URL
 * @param change changes the URL
 */
export function useOptimisticValue<Value>(
  value: Value,
  change: (selected: Value) => void,
): [shown: Value, select: (selected: Value) => void] {
  const [shown, show] = useOptimistic(value);
  const select = (selected: Value) =>
    startTransition(() => {
      show(selected);
      change(selected);
    });
  return [shown, select];
}

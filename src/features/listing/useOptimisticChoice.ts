import { startTransition, useOptimistic } from 'react';

/**
 * The value that a control shows: what was chosen at once, while the list that it selects is rendered as a transition.
 * @param value what the address selects
 * @param change changes the address
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

import { useEffect, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { changedValues, type Texts } from './texts';

const isSame = (values: Texts, others: Texts) => Object.keys(changedValues(values, others)).length === 0;

/** Brings new values of the server into a form in which nothing has been changed. */
export function useStartValues(
  { getValues, reset }: Pick<UseFormReturn<Texts>, 'getValues' | 'reset'>,
  start: Texts,
): void {
  const before = useRef(start);
  useEffect(() => {
    if (!isSame(start, before.current) && isSame(getValues(), before.current)) reset(start);
    before.current = start;
  });
}

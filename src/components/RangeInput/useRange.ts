import { useRef, useState } from 'react';
import { clampMax, clampMin, digitsOf, settle, type Range } from './rangeRules';

interface RangeOptions {
  bounds: Range;
  value: Range;
  onCommit: (range: Range) => void;
}

type End = keyof Range;

/**
 * FILT-06: the state of a range while it is being chosen: the thumbs' positions until they are let go, and the inputs'
 * texts until they are left. Only then is the choice told.
 */
export function useRange({ bounds, value, onCommit }: RangeOptions) {
  const [moved, setMoved] = useState<Range | null>(null);
  const [texts, setTexts] = useState<Partial<Record<End, string>>>({});
  // A thumb may be moved and let go within one event, before anything is rendered.
  const latest = useRef<Range | null>(null);
  const shown = moved ?? value;

  const show = (range: Range | null) => {
    latest.current = range;
    setMoved(range);
  };
  const commit = () => {
    const range = latest.current;
    show(null);
    if (range && (range.min !== value.min || range.max !== value.max)) onCommit(range);
  };
  const move = (end: End, to: number) => {
    const from = latest.current ?? value;
    const clamped = end === 'min' ? clampMin(to, bounds, from) : clampMax(to, bounds, from);
    show({ ...from, [end]: clamped });
  };
  const type = (end: End, text: string) => {
    const digits = digitsOf(text);
    if (digits !== null) setTexts({ ...texts, [end]: digits });
  };
  const leave = () => {
    const { min = String(value.min), max = String(value.max) } = texts;
    setTexts({});
    show(settle({ min, max }, value, bounds));
    commit();
  };
  const text = (end: End) => texts[end] ?? String(shown[end]);
  return { shown, move, commit, type, leave, text };
}

import { useRef, useState } from 'react';
import { clampMax, clampMin, digitsOf, settle, shownRange, type Range } from './rangeRules';

interface RangeOptions {
  bounds: Range;
  value: Range;
  onCommit: (range: Range) => void;
}

type End = keyof Range;

/** A thumb that is being dragged. Its bounds stay, whatever response arrives meanwhile. */
interface Moving {
  bounds: Range;
  shown: Range;
  /** The ends that were moved. */
  moved: Partial<Range>;
}

/**
 * FILT-06: the state of a range while it is being edited: the thumbs' positions until they are released, and the inputs'
 * texts until they are left. Only then is it committed.
 */
export function useRange({ bounds, value, onCommit }: RangeOptions) {
  const [moving, setMoving] = useState<Moving | null>(null);
  const [texts, setTexts] = useState<Partial<Record<End, string>>>({});
  // A thumb may be moved and released within one event, before a render.
  const latest = useRef<Moving | null>(null);
  const shown = moving?.shown ?? value;

  const show = (next: Moving | null) => {
    latest.current = next;
    setMoving(next);
  };
  const commitChange = (range: Range) => {
    if (range.min !== value.min || range.max !== value.max) onCommit(range);
  };
  const commit = () => {
    const moved = latest.current?.moved;
    show(null);
    if (moved) commitChange(shownRange({ ...value, ...moved }, bounds));
  };
  const move = (end: End, to: number) => {
    const from = latest.current ?? { bounds, shown: value, moved: {} };
    const clamp = end === 'min' ? clampMin : clampMax;
    const place = { [end]: clamp(to, from.bounds, from.shown) };
    show({ ...from, shown: { ...from.shown, ...place }, moved: { ...from.moved, ...place } });
  };
  const type = (end: End, text: string) => {
    const digits = digitsOf(text);
    if (digits !== null) setTexts({ ...texts, [end]: digits });
  };
  const leave = () => {
    const { min = String(value.min), max = String(value.max) } = texts;
    setTexts({});
    show(null);
    commitChange(settle({ min, max }, value, bounds));
  };
  const text = (end: End) => texts[end] ?? String(shown[end]);
  return { bounds: moving?.bounds ?? bounds, shown, move, commit, type, leave, text };
}

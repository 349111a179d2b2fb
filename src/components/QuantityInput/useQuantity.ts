import { useState } from 'react';
import { parseQuantity } from './parseQuantity';

interface QuantityOptions {
  value: number;
  min: number;
  max: number;
  onChange: (quantity: number) => void;
}

/** CARD-05: what an empty field becomes when it is left. */
const EMPTY_BECOMES = 1;

const clamp = (quantity: number, { min, max }: QuantityOptions) => Math.min(max, Math.max(min, quantity));

/** CARD-05: the state of a quantity field: its text while typing, whether something was rejected, and its steps. */
export function useQuantity(options: QuantityOptions) {
  const { value, min, max, onChange } = options;
  const [draft, setDraft] = useState<string | null>(null);
  const [rejected, setRejected] = useState(false);

  const settle = (quantity: number) => {
    setDraft(null);
    setRejected(false);
    const allowed = clamp(quantity, options);
    if (allowed !== value) onChange(allowed);
  };
  const type = (text: string) => {
    const quantity = parseQuantity(text, max);
    setRejected(text !== '' && (quantity === null || quantity < min));
    if (text === '') setDraft('');
    if (quantity === null) return;
    setDraft(text);
    if (quantity >= min && quantity !== value) onChange(quantity);
  };
  const leave = () => settle(draft === '' ? EMPTY_BECOMES : value);
  const step = (by: number) => settle(value + by);
  // What was typed shows as it was typed, unless it is not what counts: never taken, or taken back since. The beginning
  // of a number, such as a zero, may still become one.
  const isTyped = draft !== null && (draft === '' || Number(draft) < min || Number(draft) === value);
  return { text: isTyped ? draft : String(value), rejected, type, leave, settle, step };
}

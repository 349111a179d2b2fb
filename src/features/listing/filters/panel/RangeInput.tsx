import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslate } from '../../../../i18n/useTranslate';
import { clampMax, clampMin, digitsOf, rangeFromTexts, shownRange, type Range } from './rangeRules';
import styles from './RangeInput.module.css';
import { RangeSlider } from './RangeSlider';
import textStyles from './TextInput.module.css';

interface RangeInputProps {
  /** Name of the range, such as "Price". */
  label: string;
  /** Unit of the values, such as kr or cm. */
  unit?: string;
  /** Note below the values, such as "incl. VAT"; also the accessible description of the group. */
  note?: string;
  /** Formatter of the values; by default as numbers of the language. */
  format?: (value: number) => string;
  /** Smallest and largest possible value, in whole numbers. */
  bounds: Range;
  /** The selected range, in whole numbers within the bounds. */
  value: Range;
  /** Called with the range when a thumb is released or an input is blurred or confirmed. */
  onCommit: (range: Range) => void;
}

/** Reject keys other than digits and editing keys. */
function refuseOthers(event: KeyboardEvent): void {
  const isText = event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey;
  if (isText && !/^\d$/.test(event.key)) event.preventDefault();
}

type End = keyof Range;

/** A drag in progress; it keeps its bounds even if a response arrives meanwhile. */
interface Moving {
  bounds: Range;
  shown: Range;
  moved: Partial<Range>;
}

/**
 * FILT-06: edit state of a range: positions of the thumbs until released, texts of the inputs until blurred. Only then
 * the range is committed. The focused input has plain digits, since editing would leave separators in wrong places.
 */
function useRange({
  bounds,
  value,
  onCommit,
  format,
}: Omit<Required<RangeInputProps>, 'label' | 'unit' | 'note'>) {
  const [moving, setMoving] = useState<Moving | null>(null);
  const [texts, setTexts] = useState<Partial<Record<End, string>>>({});
  const [focused, setFocused] = useState<End | null>(null);
  // A thumb may be moved and released within one event, before a re-render.
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
    const position = { [end]: clamp(to, from.bounds, from.shown) };
    show({ ...from, shown: { ...from.shown, ...position }, moved: { ...from.moved, ...position } });
  };
  const type = (end: End, text: string) => {
    const digits = digitsOf(text);
    if (digits !== null) setTexts({ ...texts, [end]: digits });
  };
  const commitTexts = () => {
    const { min = String(value.min), max = String(value.max) } = texts;
    setTexts({});
    show(null);
    commitChange(rangeFromTexts({ min, max }, value, bounds));
  };
  const leave = () => {
    setFocused(null);
    commitTexts();
  };
  const text = (end: End) => texts[end] ?? (end === focused ? String(shown[end]) : format(shown[end]));
  const enter = (end: End) => flushSync(() => setFocused(end));
  return { bounds: moving?.bounds ?? bounds, shown, move, commit, type, enter, leave, commitTexts, text };
}

/** FILT-06: a minimum and a maximum, set by two thumbs that cannot cross or by two inputs. */
export function RangeInput({ label, unit, note, bounds, value, onCommit, ...props }: RangeInputProps) {
  const t = useTranslate();
  const format = props.format ?? ((amount: number) => t('common.amount', [amount, '']).trim());
  const id = useId();
  const range = useRange({ bounds, value, onCommit, format });
  const press = (event: KeyboardEvent) => {
    refuseOthers(event);
    if (event.key === 'Enter') range.commitTexts();
  };
  const field = (end: End) => (
    <div>
      <label id={`${id}-${end}-label`} htmlFor={`${id}-${end}`} className={textStyles.label}>
        {t(end === 'min' ? 'common.rangeFrom' : 'common.rangeTo')}
      </label>
      <div className={textStyles.box}>
        <input
          id={`${id}-${end}`}
          className={textStyles.input}
          inputMode="numeric"
          autoComplete="off"
          aria-labelledby={`${id}-${end}-label`}
          aria-describedby={unit && `${id}-${end}-unit`}
          value={range.text(end)}
          onChange={({ target }) => range.type(end, target.value)}
          onFocus={({ target }) => {
            range.enter(end);
            target.select();
          }}
          onKeyDown={press}
          onBlur={range.leave}
        />
        {/* A label, so that a click on it focuses the input; its name is that of the other one alone. */}
        {unit && (
          <label id={`${id}-${end}-unit`} htmlFor={`${id}-${end}`} className={textStyles.unit}>
            {unit}
          </label>
        )}
      </div>
    </div>
  );
  return (
    <fieldset aria-describedby={note && `${id}-note`} className={styles.range}>
      <legend className="visually-hidden">{label}</legend>
      <RangeSlider unit={unit} format={format} {...range} />
      {field('min')}
      {field('max')}
      {note && (
        <p id={`${id}-note`} className={styles.note}>
          {note}
        </p>
      )}
    </fieldset>
  );
}

import { useEffect, useId, useState, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { useTranslate } from '../../i18n/useTranslate';
import { fittingQuantity, quantityLimits, type QuantityRules } from '../../lib/quantityRules';
import { classNames } from './classNames';
import styles from './QuantityInput.module.css';
import type { Translate } from '../../i18n/translate';

/** CARD-05: the rules of a quantity. */
export function quantityRule(t: Translate, rules: QuantityRules): string {
  const { step, min, max } = quantityLimits(rules);
  return step > 1 ? t('common.quantityStep', [step, min]) : t('common.quantityLimit', [min, max]);
}

/** CARD-05: a quantity that was changed to one that the rules allow. */
export function quantityChange(t: Translate, from: number, to: number, rules: QuantityRules): string {
  return `${t('common.quantityChanged', [from, to])} ${quantityRule(t, rules)}`;
}

/**
 * CARD-05: text of a quantity field after typing or pasting: digits only, as other keys are ignored, and at most the
 * maximum.
 * @returns null when nothing of the text is a digit, so that the field does not change
 */
export function typedQuantity(text: string, max: number): { text: string; isReduced: boolean } | null {
  const digits = text.replace(/[^0-9]/g, '');
  if (digits === '' && text !== '') return null;
  const isReduced = Number(digits) > max;
  return { text: isReduced ? String(max) : digits, isReduced };
}

interface QuantityInputProps {
  /** Pieces; null while the field shows no valid quantity. */
  value: number | null;
  /** Called with the quantity that the field shows, as it is typed or stepped to; null while it shows none. */
  onChange: (quantity: number | null) => void;
  /** Accessible name, such as "Quantity of Vik chair". */
  label: string;
  /** Minimum, maximum and steps: those of an article or a line. */
  rules?: QuantityRules;
  /** True for the field of a line: an empty field changes nothing, and 0, which removes the line, counts on blur. */
  isOfLine?: boolean;
  size?: 'small' | 'medium';
}

/** CARD-05: quantity of an empty field on blur. */
const EMPTY_QUANTITY = 1;
/** Duration of a message beside a valid quantity, in ms: it covers the content above. */
const MESSAGE_MS = 6000;

/** Text while typing. */
interface Draft {
  text: string;
  isPending: boolean;
}

type Limits = Required<Pick<QuantityInputProps, 'value' | 'onChange' | 'rules' | 'isOfLine'>>;

/** A quantity above the maximum, one that breaks the rules, or the change from such a one. */
type Message = 'maximum' | 'rule' | { from: number };

/** Message that disappears by itself once the field is valid. */
function useMessage(isInvalid: boolean) {
  const [message, setMessage] = useState<{ content: Message } | null>(null);
  useEffect(() => {
    if (!message || isInvalid) return undefined;
    const timer = setTimeout(() => setMessage(null), MESSAGE_MS);
    return () => clearTimeout(timer);
  }, [message, isInvalid]);
  const show = (content: Message | null) => setMessage(content && { content });
  return { message: message?.content, show };
}

/**
 * CARD-05: state of a quantity field. A number above the maximum becomes the maximum at once, another one that the rules
 * exclude the next that they allow on blur, each with a message. Of a line, 0 counts on blur, since it may be part of 10
 * or 05 and removes the line; so do minimum and maximum entered by Home and End, keys that also move the caret.
 */
function useQuantity({ value, rules, isOfLine, onChange }: Limits) {
  const [draft, setDraft] = useState<Draft | null>(null);
  const limits = quantityLimits(rules);
  const { step: size, max } = limits;
  const min = isOfLine ? 0 : limits.min;
  const fitting = (quantity: number) => (isOfLine && quantity <= 0 ? 0 : fittingQuantity(quantity, rules));
  const isExcluded = (quantity: number) => quantity <= max && quantity !== fitting(quantity);
  // A quantity that the caller rejected or rolled back does not stay in the field.
  const showsDraft =
    draft !== null &&
    (draft.isPending || draft.text === '' || isExcluded(Number(draft.text)) || Number(draft.text) === value);
  const text = showsDraft ? draft.text : String(value ?? '');
  const current = text === '' ? null : Number(text);
  // The server keeps a line whose rules have changed: its quantity changes only when it is typed.
  const isInvalid = showsDraft && current !== null && isExcluded(current);
  const { message, show } = useMessage(isInvalid);
  const change = (quantity: number | null) => {
    if (quantity !== value) onChange(quantity);
  };
  const commit = (quantity: number) => {
    setDraft(null);
    change(fitting(quantity));
  };
  const type = (content: string) => {
    const typed = typedQuantity(content, max);
    if (!typed) return;
    const quantity = typed.text === '' ? null : Number(typed.text);
    const breaksRules = quantity !== null && isExcluded(quantity);
    const isPending = quantity === 0 && isOfLine;
    show(typed.isReduced ? 'maximum' : breaksRules ? 'rule' : null);
    setDraft({ text: typed.text, isPending });
    if (!isPending) change(breaksRules ? null : quantity);
  };
  const leave = () => {
    if (text === '') commit(EMPTY_QUANTITY);
    else if (isInvalid || draft?.isPending) {
      if (isInvalid && limits.min > 1) show({ from: Number(text) });
      commit(Number(text));
    } else setDraft(null);
  };
  const step = (by: number) => {
    show(null);
    const steps = (current ?? 0) / size;
    const target = ((by > 0 ? Math.floor(steps) : Math.ceil(steps)) + by) * size;
    commit(by < 0 && target < limits.min ? min : target);
  };
  const propose = (quantity: number) => {
    show(null);
    if (!isOfLine) commit(quantity);
    else setDraft({ text: String(quantity), isPending: true });
  };
  const isValid = current !== null && !isInvalid;
  return { text, current, isInvalid, isValid, message, min, max, size, type, leave, propose, step };
}

/** True for a character that is never part of a quantity; false for editing keys and shortcuts. */
const isRefused = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  key.length === 1 && !/^[0-9]$/.test(key) && !ctrlKey && !metaKey && !altKey;

const noRules: QuantityRules = {};

/**
 * CARD-05: quantity field with steps of the article, by default one, by button and arrow keys. Takes digits only, typed or pasted. Enter submits
 * its form only with a valid quantity.
 * @example <QuantityInput value={quantity} onChange={setQuantity} label={t('product.quantityOf', [name])} />
 */
export function QuantityInput({
  value,
  onChange,
  label,
  rules = noRules,
  isOfLine = false,
  size = 'medium',
}: QuantityInputProps) {
  const t = useTranslate();
  const errorId = useId();
  const quantity = useQuantity({ value, rules, isOfLine, onChange });
  const { min, max, message } = quantity;
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    const propose = (limit: number) => {
      flushSync(() => quantity.propose(limit));
      // Typing replaces the proposed quantity.
      event.currentTarget.select();
    };
    const steps: Record<string, () => void> = {
      ArrowUp: () => quantity.step(1),
      ArrowDown: () => quantity.step(-1),
      PageUp: () => quantity.step(10),
      PageDown: () => quantity.step(-10),
      Home: () => propose(min),
      End: () => propose(max),
      Enter: quantity.leave,
    };
    const act = steps[event.key];
    if (isRefused(event)) event.preventDefault();
    if (!act) return;
    if (event.key !== 'Enter' || !quantity.isValid) event.preventDefault();
    act();
  };
  const stepButton = (by: number, disabled: boolean) => (
    <button
      type="button"
      className={classNames(styles.step, by > 0 && styles.more)}
      aria-label={
        quantity.size > 1
          ? t(by < 0 ? 'common.quantityLessBy' : 'common.quantityMoreBy', [quantity.size, label])
          : t(by < 0 ? 'common.quantityLess' : 'common.quantityMore', [label])
      }
      aria-disabled={disabled || undefined}
      onClick={() => !disabled && quantity.step(by)}
    />
  );
  return (
    <div className={classNames(styles.box, styles[size])} data-invalid={quantity.isInvalid || undefined}>
      {stepButton(-1, (quantity.current ?? max) <= min)}
      <input
        className={styles.input}
        role="spinbutton"
        inputMode="numeric"
        autoComplete="off"
        aria-label={label}
        aria-valuenow={quantity.current ?? undefined}
        aria-valuemin={min}
        aria-valuemax={max}
        aria-invalid={quantity.isInvalid || undefined}
        aria-describedby={message && errorId}
        value={quantity.text}
        onChange={(event) => quantity.type(event.target.value)}
        onFocus={(event) => event.target.select()}
        onBlur={quantity.leave}
        onKeyDown={press}
      />
      {stepButton(1, (quantity.current ?? min) >= max)}
      {message && (
        <p id={errorId} className={styles.error} role="status">
          {message === 'maximum'
            ? t('common.quantityMaximum', [max])
            : message === 'rule'
              ? quantityRule(t, rules)
              : quantityChange(t, message.from, fittingQuantity(message.from, rules), rules)}
        </p>
      )}
    </div>
  );
}

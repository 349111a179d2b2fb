import { useId, useState, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import { useTranslate } from '../../i18n/useTranslate';
import { classNames } from '../classNames';
import { Icon } from '../Icon/Icon';
import { quantitySchema } from './quantitySchema';
import styles from './QuantityInput.module.css';

interface QuantityInputProps {
  value: number;
  /** Called with each valid quantity as it is typed or stepped to. */
  onChange: (quantity: number) => void;
  /** Accessible name, such as "Quantity of Vik chair". */
  label: string;
  /** Default: 1. */
  min?: number;
  /** Default: 999. */
  max?: number;
  size?: 'small' | 'medium';
}

/** CARD-05: quantity of an empty field on blur. */
const EMPTY_QUANTITY = 1;

/** Text while typing. */
interface Draft {
  text: string;
  isAllowed: boolean;
  /** True when the quantity is committed on blur. */
  isPending: boolean;
  /** Quantity before the first keystroke; restored when the text is not a quantity. */
  before: number;
}

type Limits = Required<Pick<QuantityInputProps, 'value' | 'onChange' | 'min' | 'max'>>;

/**
 * CARD-05: state of a quantity field. Invalid pasted text stays in the field until blur, changes nothing, and shows a
 * message until the next valid quantity: dropping single characters would leave a different number, such as 13 for
 * 1e3. A typed 0 counts on blur, since it may be part of 10 or 05, and removes a cart line. Minimum and maximum
 * entered by Home and End count on blur too, since these keys are also pressed to move the caret.
 */
function useQuantity({ value, min, max, onChange }: Limits) {
  const [draft, setDraft] = useState<Draft | null>(null);
  const [rejected, setRejected] = useState(false);
  const change = (quantity: number) => {
    if (quantity !== value) onChange(quantity);
  };
  const commit = (quantity: number) => {
    setDraft(null);
    setRejected(false);
    change(Math.min(max, Math.max(min, quantity)));
  };
  const type = (text: string) => {
    const before = draft?.before ?? value;
    const { data: quantity } = quantitySchema.safeParse(text);
    const isAllowed = quantity !== undefined && quantity >= min && quantity <= max;
    setDraft({ text, isAllowed, isPending: isAllowed && quantity === 0, before });
    if (text === '') return;
    setRejected(!isAllowed);
    change(isAllowed && quantity > 0 ? quantity : before);
  };
  const leave = () => {
    if (draft?.text === '') commit(EMPTY_QUANTITY);
    else if (draft?.isPending) commit(Number(draft.text));
    else setDraft(null);
  };
  const propose = (quantity: number) => {
    setDraft({
      text: String(quantity),
      isAllowed: true,
      isPending: true,
      before: draft?.before ?? value,
    });
    setRejected(false);
  };
  const isInvalid = draft !== null && draft.text !== '' && !draft.isAllowed;
  // A valid quantity that the caller rejected or rolled back does not stay in the field.
  const showsDraft =
    draft !== null && (draft.isPending || draft.text === '' || isInvalid || Number(draft.text) === value);
  const text = showsDraft ? draft.text : String(value);
  const current = draft?.isPending ? Number(draft.text) : value;
  const step = (by: number) => commit(current + by);
  return { text, current, isInvalid, rejected, type, leave, propose, step };
}

/** True for a character that is never part of a quantity; false for editing keys and shortcuts. */
const isRefused = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  key.length === 1 && !/^[0-9]$/.test(key) && !ctrlKey && !metaKey && !altKey;

/**
 * CARD-05: quantity field with steps of one by button and arrow keys. Ignores keys other than digits and editing
 * keys; rejects invalid pasted text with a message.
 * @example <QuantityInput value={quantity} onChange={setQuantity} label={t('product.quantityOf', [name])} />
 */
export function QuantityInput({
  value,
  onChange,
  label,
  min = 1,
  max = 999,
  size = 'medium',
}: QuantityInputProps) {
  const t = useTranslate();
  const errorId = useId();
  const quantity = useQuantity({ value, min, max, onChange });
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
    if (event.key !== 'Enter') event.preventDefault();
    act();
  };
  const stepButton = (by: number, disabled: boolean) => (
    <button
      type="button"
      className={styles.step}
      aria-label={t(by < 0 ? 'common.quantityLess' : 'common.quantityMore', [label])}
      aria-disabled={disabled || undefined}
      onClick={() => !disabled && quantity.step(by)}
    >
      <Icon icon={by < 0 ? Minus : Plus} size="s" />
    </button>
  );
  return (
    <div className={styles.field}>
      <div className={classNames(styles.box, styles[size])} data-invalid={quantity.isInvalid || undefined}>
        {stepButton(-1, quantity.current <= min)}
        <input
          className={styles.input}
          role="spinbutton"
          inputMode="numeric"
          autoComplete="off"
          aria-label={label}
          aria-valuenow={quantity.current}
          aria-valuemin={min}
          aria-valuemax={max}
          aria-invalid={quantity.isInvalid || undefined}
          aria-describedby={errorId}
          value={quantity.text}
          onChange={(event) => quantity.type(event.target.value)}
          onFocus={(event) => event.target.select()}
          onBlur={quantity.leave}
          onKeyDown={press}
        />
        {stepButton(1, quantity.current >= max)}
      </div>
      <p id={errorId} className={styles.error} role="status">
        {quantity.rejected && t('common.quantityLimit', [min, max])}
      </p>
    </div>
  );
}

import { useId, type KeyboardEvent } from 'react';
import { Minus, Plus } from 'lucide-react';
import { useTranslate } from '../../i18n/useTranslate';
import { classNames } from '../classNames';
import { Icon } from '../Icon/Icon';
import styles from './QuantityInput.module.css';
import { useQuantity } from './useQuantity';

interface QuantityInputProps {
  value: number;
  /** Told each quantity that is allowed, as it is typed or stepped to. */
  onChange: (quantity: number) => void;
  /** Accessible name, such as "Quantity of Vik chair". */
  label: string;
  /** 1 when not given. */
  min?: number;
  /** 999 when not given. */
  max?: number;
  size?: 'small' | 'medium';
}

/** CARD-05: a quantity with steps of one by button and arrow keys; what is no quantity is rejected and says why. */
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
  const press = (event: KeyboardEvent) => {
    const steps: Record<string, () => void> = {
      ArrowUp: () => quantity.step(1),
      ArrowDown: () => quantity.step(-1),
      PageUp: () => quantity.step(10),
      PageDown: () => quantity.step(-10),
      Home: () => quantity.settle(min),
      End: () => quantity.settle(max),
      Enter: quantity.leave,
    };
    const act = steps[event.key];
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
      <div className={classNames(styles.box, styles[size])} data-invalid={quantity.rejected || undefined}>
        {stepButton(-1, value <= min)}
        <input
          className={styles.input}
          role="spinbutton"
          inputMode="numeric"
          autoComplete="off"
          aria-label={label}
          aria-valuenow={value}
          aria-valuemin={min}
          aria-valuemax={max}
          aria-invalid={quantity.rejected || undefined}
          aria-describedby={errorId}
          value={quantity.text}
          onChange={(event) => quantity.type(event.target.value)}
          onBlur={quantity.leave}
          onKeyDown={press}
        />
        {stepButton(1, value >= max)}
      </div>
      <p id={errorId} className={styles.error} role="status">
        {quantity.rejected && t('common.quantityLimit', [min, max])}
      </p>
    </div>
  );
}

import type { ButtonHTMLAttributes, MouseEvent, ReactNode } from 'react';
import { classNames } from '../classNames';
import styles from './Button.module.css';

/** How much a button asks to be pressed; `danger` does what cannot be undone. */
export type ButtonVariant = 'primary' | 'danger' | 'secondary' | 'quiet';

interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'disabled'> {
  /** Primary when not given. */
  variant?: ButtonVariant;
  /** Small is 36 px high, medium 48 px. */
  size?: 'small' | 'medium';
  /** Work is under way: presses are swallowed, focus stays. */
  loading?: boolean;
  /** Cannot be pressed now; it keeps focus and stays readable. */
  unavailable?: boolean;
  /** Takes the whole width. */
  wide?: boolean;
  children: ReactNode;
}

/** The classes that make something look like a button, for links that are calls to action. */
export function buttonClass(variant: ButtonVariant = 'primary', size: 'small' | 'medium' = 'medium'): string {
  return classNames(styles.button, styles[variant], styles[size]);
}

/** A button. While loading or unavailable it is aria-disabled, never disabled, so focus does not get lost. */
export function Button({
  variant = 'primary',
  size = 'medium',
  loading = false,
  unavailable = false,
  wide = false,
  className,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const inert = loading || unavailable;
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (inert) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      type="button"
      {...rest}
      className={classNames(buttonClass(variant, size), wide && styles.wide, className)}
      aria-disabled={inert || undefined}
      aria-busy={loading || undefined}
      onClick={press}
    >
      <span className={styles.label}>{children}</span>
      {loading && <span className={styles.spinner} aria-hidden="true" />}
    </button>
  );
}

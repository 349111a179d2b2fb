import type { ButtonHTMLAttributes, MouseEvent, ReactNode, ComponentProps } from 'react';
import type { LucideIcon } from 'lucide-react';
import { SafeLink } from '../../routing/links/SafeLink';
import { classNames } from './classNames';
import { Icon } from './Icon';
import styles from './Button.module.css';

/** Prominence of a button: filled, outlined, or text only. */
export type ButtonVariant = 'primary' | 'secondary' | 'quiet';

interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'disabled'> {
  variant?: ButtonVariant;
  /** Small is 36 px high, medium 48 px. */
  size?: 'small' | 'medium';
  /** Busy: clicks are ignored, and the button keeps focus. */
  loading?: boolean;
  wide?: boolean;
  children: ReactNode;
}

export function buttonClass(variant: ButtonVariant = 'primary', size: 'small' | 'medium' = 'medium'): string {
  return classNames(styles.button, styles[variant], styles[size]);
}

/**
 * Button of the first window; tests/e2e/buttons.spec.ts compares it with MUI's. While loading it is aria-disabled
 * rather than disabled, so that it keeps focus.
 * @example <Button loading={isPending} onClick={() => mutate()}>{t('common.save')}</Button>
 */
export function Button({
  variant = 'primary',
  size = 'medium',
  loading = false,
  wide = false,
  className,
  onClick,
  children,
  'aria-disabled': disabled,
  ...rest
}: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (loading || disabled) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      type="button"
      {...rest}
      className={classNames(buttonClass(variant, size), wide && styles.wide, className)}
      aria-disabled={loading || disabled || undefined}
      aria-busy={loading || undefined}
      onClick={press}
    >
      <span className={styles.label}>{children}</span>
      {loading && <span className={styles.spinner} aria-hidden="true" />}
    </button>
  );
}

interface CompactLabelProps {
  icon: LucideIcon;
  children: string;
}

/** Text of a button, reduced to its icon in a container narrower than 16rem, such as a card on a phone. */
export function CompactLabel({ icon, children }: CompactLabelProps) {
  return (
    <>
      <Icon icon={icon} size="s" className={styles.icon} />
      <span className={styles.text}>{children}</span>
    </>
  );
}

interface ButtonLinkProps extends ComponentProps<typeof SafeLink> {
  variant?: ButtonVariant;
  size?: 'small' | 'medium';
}

/**
 * Link styled as a button, for a call to action.
 * @example <ButtonLink href={sheet.productUrl} variant="secondary">{sheet.name}</ButtonLink>
 */
export function ButtonLink({ variant, size, className, ...rest }: ButtonLinkProps) {
  return <SafeLink {...rest} className={classNames(buttonClass(variant, size), className)} />;
}

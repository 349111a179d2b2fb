import type { ButtonHTMLAttributes } from 'react';
import type { LucideIcon } from 'lucide-react';
import { CountBadge } from '../Badge/CountBadge';
import { classNames } from '../classNames';
import { Icon, type iconSizes } from '../Icon/Icon';
import styles from './IconButton.module.css';

interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children' | 'disabled'> {
  icon: LucideIcon;
  /** Its accessible name; with a count in it when a badge shows one. */
  label: string;
  /** UI-02 preset of the icon; the button itself is 44 px. */
  size?: keyof typeof iconSizes;
  filled?: boolean;
  /** Shown as a badge; nothing below 1. */
  count?: number;
}

/** A button that is only an icon, 44 px wide and high. */
export function IconButton({
  icon,
  label,
  size = 'm',
  filled,
  count = 0,
  className,
  ...rest
}: IconButtonProps) {
  return (
    <button type="button" {...rest} className={classNames(styles.button, className)} aria-label={label}>
      <Icon icon={icon} size={size} filled={filled} />
      <CountBadge count={count} />
    </button>
  );
}

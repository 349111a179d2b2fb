import type { ButtonHTMLAttributes } from 'react';
import type { LucideIcon } from 'lucide-react';
import { CountBadge } from './Badge';
import { classNames } from './classNames';
import { Icon, type iconSizes } from './Icon';
import styles from './IconButton.module.css';

interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children' | 'disabled'> {
  icon: LucideIcon;
  /** Accessible name; includes the count of the badge, if any. */
  label: string;
  /** UI-02 preset of the icon; the button itself is 44 px. */
  size?: keyof typeof iconSizes;
  count?: number;
}

/** Class of a button with an icon only, for one whose icon is drawn by its style sheet. */
export const iconButtonClass = styles.button;

/**
 * Button with an icon only, 44 px wide and high.
 * @example <IconButton icon={Menu} label={t('navigation.menu')} onClick={() => openModal('menu')} />
 */
export function IconButton({ icon, label, size = 'm', count = 0, className, ...rest }: IconButtonProps) {
  return (
    <button type="button" {...rest} className={classNames(iconButtonClass, className)} aria-label={label}>
      <Icon icon={icon} size={size} />
      <CountBadge count={count} />
    </button>
  );
}

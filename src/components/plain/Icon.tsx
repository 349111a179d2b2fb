import type { LucideIcon } from 'lucide-react';

/** UI-02: icon sizes in px. */
export const iconSizes = { dot: 6, xs: 12, s: 16, m: 24, l: 32, xl: 64 } as const;

interface IconProps {
  icon: LucideIcon;
  /** UI-02 preset; default: m (24 px). */
  size?: keyof typeof iconSizes;
  filled?: boolean;
  className?: string;
}

/**
 * UI-02: icon with a stroke of 1.5 px at every size. Decorative: the accessible name is that of the button or link.
 * @example <Icon icon={ChevronDown} size="s" />
 */
export function Icon({ icon: Shape, size = 'm', filled = false, className }: IconProps) {
  return (
    <Shape
      size={iconSizes[size]}
      strokeWidth={1.5}
      absoluteStrokeWidth
      fill={filled ? 'currentColor' : 'none'}
      className={className}
      aria-hidden
      focusable="false"
    />
  );
}

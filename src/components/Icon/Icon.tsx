import type { LucideIcon } from 'lucide-react';

/** UI-02: icon sizes in px. */
export const iconSizes = { dot: 6, xs: 12, s: 16, m: 24, l: 32, xl: 64 } as const;

interface IconProps {
  /** One of lucide's icons. */
  icon: LucideIcon;
  /** UI-02 preset; m (24 px) when not given. */
  size?: keyof typeof iconSizes;
  /** Fills the shape with its own colour, as for a chosen heart. */
  filled?: boolean;
  className?: string;
}

/** UI-02: an icon with a stroke of 1.5 px at every size. Decoration only: the name is its button's or link's. */
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

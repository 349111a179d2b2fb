/** UI-01: names of the window widths. Lower-case because MUI components look them up by these names. */
export type BreakpointName = 'xs' | 'sm' | 'md' | 'lg' | 'xl';

/** UI-01: minimum width of each range in px: XS to 375, S from 376, M from 721, L from 1025, XL from 1441. */
export const breakpoints: Record<BreakpointName, number> = { xs: 0, sm: 376, md: 721, lg: 1025, xl: 1441 };

/** Media queries for `matchMedia`, named by their effect. */
export const media = {
  /** NAV-03: header of small windows, up to 1024 px. */
  mobileHeader: '(width <= 1024px)',
  /** MOD-01, MOD-03: modals fill the window and stack their buttons, up to 720 px. */
  fullWidthModal: '(width <= 720px)',
  /** LIST-02, LIST-03: filters beside the list and a choice of its view, from 1281 px. */
  filterSidebar: '(width > 1280px)',
  /** CART-01: the totals of the mini cart scroll with its lines, for lack of space above them. */
  shortWindow: '(height < 720px)',
  /** Reduced motion in the system settings. */
  reducedMotion: '(prefers-reduced-motion: reduce)',
} as const;

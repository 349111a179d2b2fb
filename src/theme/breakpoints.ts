/** UI-01: names of the window widths. Lower-case because MUI's parts look them up by these names. */
export type BreakpointName = 'xs' | 'sm' | 'md' | 'lg' | 'xl';

/**
 * UI-01: the least width in px at which each named range begins: XS to 375, S from 376, M from 721, L from 1025,
 * XL from 1441.
 */
export const breakpoints: Record<BreakpointName, number> = { xs: 0, sm: 376, md: 721, lg: 1025, xl: 1441 };

/** Media queries for `matchMedia`, each named by what changes there. */
export const media = {
  /** NAV-03: the header of small windows, up to 1024 px. */
  mobileHeader: '(width <= 1024px)',
  /** MOD-01, MOD-03: modals fill the window and stack their buttons, up to 720 px. */
  fullWidthModal: '(width <= 720px)',
  /** LIST-02, LIST-03: filters are beside the list and its view can be chosen, from 1281 px. */
  filterSidebar: '(width > 1280px)',
  /** CART-01: the totals of the mini cart scroll with its lines, which would have no room above them. */
  shortWindow: '(height < 720px)',
  /** The system setting asks for reduced motion. */
  reducedMotion: '(prefers-reduced-motion: reduce)',
} as const;

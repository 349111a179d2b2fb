import type { ReactNode } from 'react';
import { media } from '../../../theme/breakpoints';
import { useMediaQuery } from '../../../theme/useMediaQuery';
import { DesktopHeader } from './DesktopHeader';
import { MobileHeader } from './MobileHeader';

interface HeaderProps {
  /** Search box of the desktop header; small windows have a modal instead (SRCH-09). */
  search?: ReactNode;
}

/** NAV-01, NAV-03: the header of all pages except checkout and errors, by the window's width. */
export function Header({ search }: HeaderProps) {
  return useMediaQuery(media.mobileHeader) ? <MobileHeader /> : <DesktopHeader search={search} />;
}

import { currentTheme } from '../../theme/themeMode';
import { pushEvent } from './dataLayer';

/**
 * Pushes the virtual pageview of a navigation: user_type is always private, screen_mode light or dark (ANA-01).
 * @param address path and query of the page
 */
export function pushPageview(address: string, title: string): void {
  pushEvent({
    event: 'virtual_pageview',
    page_path: address,
    page_title: title,
    user_type: 'private',
    screen_mode: currentTheme(),
  });
}

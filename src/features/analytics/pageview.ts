import { currentTheme } from '../../theme/themeMode';
import { pushEntry } from './dataLayer';

/**
 * Pushes the virtual pageview of a navigation: user_type is always private, screen_mode light or dark (ANA-01).
 * @param path of the page; its query stays out, since people type into it
 */
export function pushPageview(path: string, title: string): void {
  pushEntry({
    event: 'virtual_pageview',
    page_path: path,
    page_title: title,
    user_type: 'private',
    screen_mode: currentTheme(),
  });
}

import { currentTheme } from '../../theme/themeMode';
import { pushEntry } from '../../lib/dataLayer';

/**
 * Push the virtual pageview of a navigation: user_type is always private, screen_mode light or dark (ANA-01).
 * @param path path of the page without its query, which may contain text that a customer typed
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

/** APP-09: the two looks of the shop. */
export type ThemeMode = 'light' | 'dark';

/** Key of the chosen theme in local storage. */
export const THEME_KEY = 'theme';

/** Name of the application event, on window, that switches to the other theme. */
const TOGGLE_THEME_EVENT = 'toggle-theme';

const isThemeMode = (value: unknown): value is ThemeMode => value === 'light' || value === 'dark';

/**
 * APP-09: the theme stored in an earlier visit.
 * @returns light when nothing, something unknown, or nothing readable is stored
 */
export function readStoredTheme(): ThemeMode {
  try {
    const stored = localStorage.getItem(THEME_KEY);
    return isThemeMode(stored) ? stored : 'light';
  } catch {
    return 'light';
  }
}

/** The theme the document shows now. */
export function currentTheme(): ThemeMode {
  const shown = document.documentElement.dataset['theme'];
  return isThemeMode(shown) ? shown : 'light';
}

/** Shows a theme; every colour follows from this one attribute. */
export function showTheme(mode: ThemeMode): void {
  document.documentElement.dataset['theme'] = mode;
}

function toggle(): void {
  const next = currentTheme() === 'light' ? 'dark' : 'light';
  showTheme(next);
  try {
    localStorage.setItem(THEME_KEY, next);
  } catch {
    // Storage is full or blocked: the choice lasts as long as the page.
  }
}

function followOtherTab(event: StorageEvent): void {
  if (event.key === THEME_KEY) showTheme(readStoredTheme());
}

/**
 * APP-09: from here on the application event switches the theme, and a choice made in another tab is followed.
 * @returns stops listening
 */
export function listenForThemeToggle(): () => void {
  window.addEventListener(TOGGLE_THEME_EVENT, toggle);
  window.addEventListener('storage', followOtherTab);
  return () => {
    window.removeEventListener(TOGGLE_THEME_EVENT, toggle);
    window.removeEventListener('storage', followOtherTab);
  };
}

/** Sends the application event that switches the theme. */
export function toggleTheme(): void {
  window.dispatchEvent(new Event(TOGGLE_THEME_EVENT));
}

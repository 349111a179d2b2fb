import { shopBrand } from '../../brand/shopBrand';
import { hasFeature } from '../config/deployment';
import { readStored } from '../lib/storage';

/** APP-09: themes of the shop. */
export type ThemeMode = 'light' | 'dark';

/** Local storage key of the theme. */
export const THEME_KEY = 'theme';

/** Application event on window that toggles the theme. */
const TOGGLE_THEME_EVENT = 'toggle-theme';

/** Theme of a first visit. */
const firstTheme = (): ThemeMode =>
  shopBrand.theme === 'system' && window.matchMedia('(prefers-color-scheme: dark)').matches
    ? 'dark'
    : 'light';

const isThemeMode = (value: unknown): value is ThemeMode => value === 'light' || value === 'dark';

/**
 * APP-09: theme stored in an earlier visit, otherwise that of the brand: light, or that of the system.
 * @returns light when the stored value is unknown or unreadable, or the deployment has no dark theme
 */
export function readStoredTheme(): ThemeMode {
  if (!hasFeature('dark-theme')) return 'light';
  const stored = readStored('local', THEME_KEY);
  return isThemeMode(stored) ? stored : firstTheme();
}

/** Current theme of the document. */
export function currentTheme(): ThemeMode {
  const shown = document.documentElement.dataset['theme'];
  return isThemeMode(shown) ? shown : 'light';
}

/** Apply a theme; every colour depends on this one attribute. */
function showTheme(mode: ThemeMode): void {
  document.documentElement.dataset['theme'] = mode;
}

/** APP-09: apply the stored theme, before the first paint. */
export function applyStoredTheme(): void {
  showTheme(readStoredTheme());
}

function toggle(): void {
  const next = currentTheme() === 'light' ? 'dark' : 'light';
  showTheme(next);
  try {
    localStorage.setItem(THEME_KEY, next);
  } catch {
    // Storage is full or blocked: the theme is kept until the page is reloaded.
  }
}

function followOtherTab(event: StorageEvent): void {
  if (event.key === THEME_KEY) showTheme(readStoredTheme());
}

/**
 * APP-09: toggle the theme on the application event, and follow a change in another tab.
 * @returns function that stops listening
 */
export function listenForThemeToggle(): () => void {
  window.addEventListener(TOGGLE_THEME_EVENT, toggle);
  window.addEventListener('storage', followOtherTab);
  return () => {
    window.removeEventListener(TOGGLE_THEME_EVENT, toggle);
    window.removeEventListener('storage', followOtherTab);
  };
}

/** Dispatch the application event that toggles the theme. */
export function toggleTheme(): void {
  window.dispatchEvent(new Event(TOGGLE_THEME_EVENT));
}

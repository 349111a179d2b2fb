import { readStoredTheme, showTheme } from './themeMode';

/**
 * APP-09: apply the stored theme. Called by the boot script before the first paint, to avoid a flash of the wrong
 * one.
 */
export function applyStoredTheme(): void {
  showTheme(readStoredTheme());
}

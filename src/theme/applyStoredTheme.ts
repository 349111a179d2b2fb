import { readStoredTheme, showTheme } from './themeMode';

/** APP-09: shows the stored theme. Called by the boot script before the first paint, so the wrong one never flashes. */
export function applyStoredTheme(): void {
  showTheme(readStoredTheme());
}

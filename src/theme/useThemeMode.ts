import { useSyncExternalStore } from 'react';
import { currentTheme, type ThemeMode } from './themeMode';

function subscribe(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}

/** APP-09: the theme the document shows, followed as it changes. */
export function useThemeMode(): ThemeMode {
  return useSyncExternalStore(subscribe, currentTheme);
}

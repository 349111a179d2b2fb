import Moon from 'lucide-react/icons/moon';
import Sun from 'lucide-react/icons/sun';
import { useSyncExternalStore } from 'react';
import { hasFeature } from '../../config/deployment';
import { IconButton } from '../../components/plain/IconButton';
import { useTranslate } from '../../i18n/useTranslate';
import { currentTheme, type ThemeMode, toggleTheme } from '../../theme/themeMode';

function subscribe(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}

/** APP-09: current theme of the document; re-renders on change. */
function useThemeMode(): ThemeMode {
  return useSyncExternalStore(subscribe, currentTheme, () => 'light' as const);
}

/** APP-09: switch between light and dark by the application event, unless the deployment has no dark theme. */
export function ThemeSwitch() {
  const t = useTranslate();
  const isDark = useThemeMode() === 'dark';
  if (!hasFeature('dark-theme')) return null;
  const label = t(isDark ? 'navigation.useLight' : 'navigation.useDark');
  return <IconButton icon={isDark ? Sun : Moon} label={label} onClick={toggleTheme} />;
}

import { Moon, Sun } from 'lucide-react';
import { IconButton } from '../../components/Button/IconButton';
import { useTranslate } from '../../i18n/useTranslate';
import { toggleTheme } from '../../theme/themeMode';
import { useThemeMode } from '../../theme/useThemeMode';

/** APP-09: switches between light and dark by the application event. */
export function ThemeSwitch() {
  const t = useTranslate();
  const isDark = useThemeMode() === 'dark';
  const label = t(isDark ? 'navigation.useLight' : 'navigation.useDark');
  return <IconButton icon={isDark ? Sun : Moon} label={label} onClick={toggleTheme} />;
}

import type {} from '@mui/material/themeCssVarsAugmentation';
import GlobalStyles from '@mui/material/GlobalStyles';
import { createTheme, StyledEngineProvider } from '@mui/material/styles';
import { ThemeProvider } from '@mui/system';
import type { ReactNode } from 'react';
import { isRightToLeft } from '../i18n/language';
import { breakpoints } from './breakpoints';
import { controls } from './mui/controls';
import { inputs } from './mui/inputs';
import { navigation, steps } from './mui/navigation';
import { overlays } from './mui/overlays';
import { surfaces } from './mui/surfaces';

const color = (name: string) => `var(--color-${name})`;
const main = (name: string, onName: string) => ({
  main: color(name),
  light: color(name),
  dark: color(name),
  contrastText: color(onName),
});

/** Headings as in global.css; the second level has the size of a section heading. */
const heading = {
  fontWeight: 'var(--weight-medium)',
  lineHeight: 'var(--leading-snug)',
  letterSpacing: 'var(--tracking-snug)',
};

/**
 * MUI theme with the look of the shop. Its palette refers to the variables of the tokens, so both themes follow
 * data-theme on html without a second MUI theme. For lazy chunks only: the critical path is free of MUI.
 */
export const muiTheme = createTheme({
  cssVariables: { nativeColor: true, disableCssColorScheme: true },
  breakpoints: { values: breakpoints },
  spacing: 4,
  shape: { borderRadius: 'var(--radius-m)' },
  palette: {
    primary: { ...main('accent', 'on-accent'), dark: color('accent-strong') },
    secondary: main('ink', 'paper'),
    error: {
      ...main('error', 'paper'),
      dark: 'color-mix(in srgb, var(--color-error), var(--color-ink) 25%)',
    },
    warning: main('warning', 'paper'),
    info: main('accent', 'on-accent'),
    success: main('success', 'paper'),
    text: { primary: color('ink'), secondary: color('ink-muted'), disabled: color('ink-subtle') },
    divider: color('line'),
    background: { default: color('paper'), paper: color('raised') },
    action: {
      hover: color('sunken'),
      focus: color('sunken'),
      selected: color('accent-soft'),
      disabled: color('ink-subtle'),
      disabledBackground: color('sunken'),
    },
  },
  typography: {
    fontFamily: 'var(--font-sans)',
    fontWeightRegular: 400,
    fontWeightMedium: 500,
    fontWeightBold: 700,
    button: { textTransform: 'none', letterSpacing: 0 },
    h2: { ...heading, fontSize: 'var(--text-2xl)', lineHeight: 1.1, letterSpacing: 'var(--tracking-tight)' },
    h3: { ...heading, fontSize: 'var(--text-xl)' },
    body1: { fontSize: 'var(--text-m)', letterSpacing: 0 },
    body2: { fontSize: 'var(--text-s)', lineHeight: 'var(--leading-normal)', letterSpacing: 0 },
  },
  components: { ...navigation, ...inputs, ...controls, ...overlays, ...steps, ...surfaces },
});

/** Style rules that define the theme's variables. */
const variables = <GlobalStyles styles={muiTheme.generateStyleSheets()} />;

const rightToLeftTheme = { ...muiTheme, direction: 'rtl' as const };

/**
 * Provide the theme to MUI components. Each page of the MUI tier and every modal render it once, in lazy chunks, so
 * that the first window loads without MUI (docs/decisions/02). MUI's styles come first in the document, so that the
 * classes of CSS modules override them whenever their chunk arrives.
 *
 * The provider is that of MUI's system: Material's own adds selection and storage of a color scheme, 3 kB that the
 * shop's `data-theme` makes redundant.
 */
export function MuiProvider({ children }: { children: ReactNode }) {
  return (
    <StyledEngineProvider injectFirst>
      <ThemeProvider theme={isRightToLeft() ? rightToLeftTheme : muiTheme}>
        {variables}
        {children}
      </ThemeProvider>
    </StyledEngineProvider>
  );
}

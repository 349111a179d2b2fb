import GlobalStyles from '@mui/material/GlobalStyles';
import { StyledEngineProvider } from '@mui/material/styles';
import { ThemeProvider } from '@mui/system';
import type { ReactNode } from 'react';
import { isRightToLeft } from '../i18n/language';
import { muiTheme } from './muiTheme';

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

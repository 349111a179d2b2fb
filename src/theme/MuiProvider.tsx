import GlobalStyles from '@mui/material/GlobalStyles';
import { StyledEngineProvider } from '@mui/material/styles';
import { ThemeProvider } from '@mui/system';
import type { ReactNode } from 'react';
import { muiTheme } from './muiTheme';

/** The theme's variables, as rules of the document. */
const variables = <GlobalStyles styles={muiTheme.generateStyleSheets()} />;

/**
 * The theme of the MUI components below it. Each page of the MUI tier and the frame of every modal render it once, each
 * in a lazy chunk of its own, so that no first window loads MUI (docs/decisions/02). MUI's styles come first in the
 * document, so that a class of a CSS module overrides them whenever its chunk arrives.
 *
 * The provider is that of MUI's system: Material's own adds the choice of a color scheme and its storage, 3 kB that the
 * shop's `data-theme` does not need.
 */
export function MuiProvider({ children }: { children: ReactNode }) {
  return (
    <StyledEngineProvider injectFirst>
      <ThemeProvider theme={muiTheme}>
        {variables}
        {children}
      </ThemeProvider>
    </StyledEngineProvider>
  );
}

import { StyledEngineProvider, ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { muiTheme } from './muiTheme';

/**
 * The theme of the MUI components below it. Each page of the MUI tier and the frame of every modal render it once, each
 * in a lazy chunk of its own, so that no first window loads MUI (docs/decisions/02). MUI's styles come first in the
 * document, so that a class of a CSS module overrides them whenever its chunk arrives.
 */
export function MuiProvider({ children }: { children: ReactNode }) {
  return (
    <StyledEngineProvider injectFirst>
      <ThemeProvider theme={muiTheme}>{children}</ThemeProvider>
    </StyledEngineProvider>
  );
}

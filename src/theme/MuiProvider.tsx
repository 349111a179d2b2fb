import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { muiTheme } from './muiTheme';

/**
 * The theme of the MUI components below it. Each page of the MUI tier and the frame of every modal render it once, each
 * in a lazy chunk of its own, so that no first window loads MUI (docs/decisions/02).
 */
export function MuiProvider({ children }: { children: ReactNode }) {
  return <ThemeProvider theme={muiTheme}>{children}</ThemeProvider>;
}

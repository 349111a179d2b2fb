import { expect, it } from 'vitest';
import { muiTheme } from './MuiProvider';

it('UI-01 MUI has the named widths under its own names', () => {
  expect(muiTheme.breakpoints.values).toEqual({ xs: 0, sm: 376, md: 721, lg: 1025, xl: 1441 });
});

it('UI-04 both themes are those of the variables: MUI adds no colour scheme of its own', () => {
  const sheets = JSON.stringify(muiTheme.generateStyleSheets());
  expect(sheets).toContain('"--mui-palette-primary-main":"var(--color-accent)"');
  expect(sheets).not.toMatch(/color-?scheme/i);
});

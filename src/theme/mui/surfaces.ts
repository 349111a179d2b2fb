import { alertClasses } from '@mui/material/Alert';
import { alertTitleClasses } from '@mui/material/AlertTitle';
import { buttonClasses } from '@mui/material/Button';
import type { Components, Theme } from '@mui/material/styles';
import ArrowDown from 'lucide-react/icons/arrow-down';

const hairline = 'var(--hairline) solid var(--color-line)';

/** Colour of each severity. */
const tones = { error: 'error', success: 'success', warning: 'warning', info: 'accent' };

/** Containers: hairlines instead of shadows, hardly any rounding. */
export const surfaces: Components<Theme> = {
  MuiPaper: {
    defaultProps: { elevation: 0 },
    styleOverrides: { root: { background: 'var(--color-raised)', backgroundImage: 'none' } },
  },
  MuiCard: { styleOverrides: { root: { border: hairline, borderRadius: 'var(--radius-m)' } } },
  MuiCardActions: {
    defaultProps: { disableSpacing: true },
    styleOverrides: {
      // Aligns the text of the buttons, rather than their edge, with the card's.
      root: {
        flexWrap: 'wrap',
        gap: 'var(--space-1)',
        margin: 'auto calc(-1 * var(--space-3)) calc(-1 * var(--space-2))',
        padding: 0,
      },
    },
  },
  MuiTableSortLabel: {
    defaultProps: { IconComponent: ArrowDown },
    styleOverrides: {
      root: {
        minHeight: 'var(--control-height-s)',
        '&:hover, &:focus, &.Mui-active': { color: 'var(--color-ink)' },
      },
      // 1.5 px, as for every icon (UI-02): the viewBox is 24 px.
      icon: { width: 12, height: 12, marginInline: '4px 0', strokeWidth: 3, opacity: 1 },
    },
  },
  MuiTableCell: {
    styleOverrides: {
      root: {
        paddingBlock: 'var(--space-3)',
        paddingInline: '0 var(--space-4)',
        borderBottom: hairline,
        textAlign: 'start',
      },
      body: { fontSize: 'var(--text-m)' },
      head: {
        color: 'var(--color-ink-muted)',
        fontSize: 'var(--text-s)',
        fontWeight: 'var(--weight-medium)',
      },
    },
  },
  MuiChip: {
    styleOverrides: {
      root: {
        borderRadius: 'var(--radius-pill)',
        background: 'var(--color-sunken)',
        color: 'var(--color-ink)',
      },
      icon: { marginInlineStart: 'var(--space-3)', color: 'inherit' },
      colorSuccess: { background: 'var(--color-success-soft)', color: 'var(--color-success)' },
      colorWarning: { background: 'var(--color-warning-soft)', color: 'var(--color-warning)' },
      // Short label, such as "Primary".
      sizeSmall: {
        height: '1.3125rem',
        borderRadius: 'var(--radius-s)',
        fontSize: 'var(--text-xs)',
        fontWeight: 'var(--weight-medium)',
      },
      colorPrimary: {
        background: 'var(--color-accent)',
        color: 'var(--color-on-accent)',
        forcedColorAdjust: 'none',
      },
    },
  },
  MuiAlert: {
    defaultProps: { icon: false },
    styleOverrides: {
      root: {
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 'var(--space-3) var(--space-6)',
        padding: 'var(--space-4) var(--space-5)',
        borderInlineStart: '3px solid currentcolor',
        borderRadius: 'var(--radius-s)',
        fontSize: 'var(--text-m)',
      },
      action: { margin: 0, padding: 0 },
      message: { flex: '1 1 12rem', padding: 0, color: 'var(--color-ink)' },
      // Notice over the page.
      outlined: ({ theme }) => ({
        width: 'min(22rem, 100vw - 2 * var(--page-margin))',
        padding: 'var(--space-4) var(--space-5) var(--space-5)',
        border: hairline,
        borderRadius: 'var(--radius-m)',
        background: 'var(--color-raised)',
        boxShadow: 'var(--shadow-float)',
        fontSize: 'var(--text-s)',
        gap: 'var(--space-2)',
        flexWrap: 'nowrap',
        alignItems: 'flex-start',
        [`& .${alertClasses.icon}`]: { margin: 0, padding: '0.125rem 0 0', opacity: 1 },
        [`& .${alertClasses.message}`]: { minWidth: 0, flex: 1, overflow: 'visible' },
        [`& .${alertClasses.action}`]: { margin: 'calc(-1 * var(--space-3))', color: 'var(--color-ink)' },
        // A bar as high as the header, with the action beside its texts.
        [theme.breakpoints.down('md')]: {
          alignItems: 'center',
          width: '100%',
          minHeight: 'calc(var(--header-height) + var(--hairline))',
          padding: 'var(--space-1) var(--page-margin)',
          borderWidth: '0 0 var(--hairline)',
          borderRadius: 0,
          fontSize: 'var(--text-xs)',
          lineHeight: 1.25,
          [`& .${alertClasses.icon}`]: { padding: 0 },
          [`& .${alertClasses.message}`]: {
            display: 'grid',
            gridTemplateColumns: 'minmax(0, 1fr) auto',
            columnGap: 'var(--space-2)',
          },
          [`& .${alertTitleClasses.root}`]: { margin: 0, fontSize: 'var(--text-s)' },
        },
        // The narrowest phones have no room for the icon, and little for the action.
        [theme.breakpoints.down('sm')]: {
          [`& .${alertClasses.icon}`]: { display: 'none' },
          [`& .${buttonClasses.root}`]: { paddingInline: 'var(--space-3)' },
        },
      }),
      standard: {
        variants: (['error', 'success', 'warning', 'info'] as const).map((severity) => ({
          props: { severity },
          style: {
            background: `var(--color-${tones[severity]}-soft)`,
            color: `var(--color-${tones[severity]})`,
          },
        })),
      },
    },
  },
  MuiAlertTitle: {
    styleOverrides: {
      root: { margin: '0 0 var(--space-1)', fontWeight: 'var(--weight-bold)', lineHeight: 'inherit' },
    },
  },
  MuiLinearProgress: {
    styleOverrides: {
      root: { height: 6, borderRadius: 'var(--radius-pill)', background: 'var(--color-line)' },
    },
  },
  MuiSkeleton: {
    defaultProps: { variant: 'rectangular' },
    styleOverrides: { root: { borderRadius: 'var(--radius-s)', background: 'var(--color-line)' } },
  },
};

import type { Components, Theme } from '@mui/material/styles';

const hairline = 'var(--hairline) solid var(--color-line)';

/** MOD-02: 480 px wide, full width up to 720 px. */
const modalWidth = (theme: Theme) => ({
  width: '30rem',
  maxWidth: '100vw',
  [theme.breakpoints.down('md')]: { width: '100vw' },
});

/** At 400 % zoom the window is too low for a sticky header and footer. */
const scrollsWhole = {
  '@media (height < 360px)': { display: 'block', '& > .MuiDialogContent-root': { overflow: 'visible' } },
} as const;

const stacked = { flexDirection: 'column', alignItems: 'stretch' } as const;

/** Layers over the page: dialogs, drawers and notices. */
export const overlays: Components<Theme> = {
  MuiDialog: {
    defaultProps: { maxWidth: false },
    styleOverrides: {
      container: ({ theme }) => ({ [theme.breakpoints.down('md')]: { alignItems: 'flex-end' } }),
      paper: ({ theme, ownerState }) =>
        !ownerState.fullScreen && {
          ...modalWidth(theme),
          maxHeight: 'min(50rem, 100dvh - 2 * var(--space-4))',
          margin: 'var(--space-4)',
          borderRadius: 'var(--radius-m)',
          boxShadow: 'var(--shadow-float)',
          ...scrollsWhole,
          [theme.breakpoints.down('md')]: {
            width: '100vw',
            maxHeight: '100dvh',
            margin: 0,
            borderRadius: 0,
          },
        },
    },
  },
  MuiDrawer: {
    styleOverrides: {
      // MUI mirrors the transition of a drawer, but not its side.
      paper: ({ theme, ownerState }) => ({
        ...modalWidth(theme),
        insetInline: ownerState.anchor === 'right' ? 'auto 0' : '0 auto',
        height: '100dvh',
        boxShadow: 'var(--shadow-float)',
        overscrollBehavior: 'contain',
        ...scrollsWhole,
      }),
    },
  },
  MuiDialogTitle: {
    styleOverrides: {
      root: {
        padding: 0,
        fontSize: 'var(--text-xl)',
        fontWeight: 'var(--weight-medium)',
        lineHeight: 'var(--leading-snug)',
        letterSpacing: 'var(--tracking-snug)',
      },
    },
  },
  MuiDialogContent: {
    styleOverrides: {
      root: ({ theme }) => ({
        minHeight: 0,
        padding: 'var(--space-1) var(--space-8) var(--space-8)',
        overscrollBehavior: 'contain',
        [theme.breakpoints.down('md')]: { padding: 'var(--space-1) var(--space-4) var(--space-6)' },
      }),
    },
  },
  MuiDialogActions: {
    defaultProps: { disableSpacing: true },
    styleOverrides: {
      root: ({ theme }) => ({
        gap: 'var(--space-3)',
        padding: 'var(--space-5) var(--space-8)',
        borderTop: hairline,
        '&[data-stacked]': stacked,
        [theme.breakpoints.down('md')]: { ...stacked, padding: 'var(--space-4)' },
      }),
    },
  },
  MuiBackdrop: {
    styleOverrides: { root: { '&:not(.MuiBackdrop-invisible)': { background: 'var(--color-scrim)' } } },
  },
  MuiSnackbar: {
    styleOverrides: {
      root: {
        '--sticky': 'calc(var(--header-height) + 3.5rem)',
        zIndex: 'var(--layer-notice)',
        maxWidth: 'none',
      },
      // Below the header and the toolbar of a list while they are sticky.
      anchorOriginTopRight: ({ theme }) => ({
        '&&': {
          top: 'calc(var(--sticky) + var(--space-2))',
          insetInline: 'auto max(var(--page-margin), (100vw - var(--page-width)) / 2)',
        },
        // The menu of this header is below its bar.
        [theme.breakpoints.up('lg')]: { '--sticky': 'calc(var(--header-height) + 6rem)' },
        // On phones over the header, where it covers neither headings nor what can be bought.
        [theme.breakpoints.down('md')]: { '&&': { top: 0, insetInline: 0 } },
      }),
    },
  },
};

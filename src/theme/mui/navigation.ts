import type { Components, Theme } from '@mui/material/styles';

/** Links, buttons styled as links, lists, and pagination. */
export const navigation: Components<Theme> = {
  MuiLink: {
    defaultProps: { color: 'inherit', underline: 'always' },
    styleOverrides: {
      root: {
        textDecorationColor: 'currentcolor',
        textDecorationThickness: 'var(--hairline)',
        textUnderlineOffset: '0.25em',
        '&:hover': { color: 'var(--color-accent)' },
      },
      button: {
        minHeight: 'var(--control-height-s)',
        marginTop: 'var(--space-1)',
        fontSize: 'var(--text-s)',
      },
    },
  },
  MuiListItem: { styleOverrides: { root: { textAlign: 'start' } } },
  MuiListItemButton: { styleOverrides: { root: { textAlign: 'start' } } },
  MuiPagination: {
    defaultProps: { shape: 'rounded' },
    styleOverrides: { ul: { gap: 'var(--space-1)' } },
  },
  MuiPaginationItem: {
    styleOverrides: {
      root: {
        minWidth: '2.75rem',
        height: '2.75rem',
        margin: 0,
        border: 'var(--hairline) solid transparent',
        borderRadius: 'var(--radius-m)',
        fontSize: 'var(--text-m)',
        fontVariantNumeric: 'tabular-nums',
        '&:hover': { borderColor: 'var(--color-ink)', background: 'none' },
        '&.Mui-selected, &.Mui-selected:hover': {
          background: 'var(--color-ink)',
          color: 'var(--color-paper)',
        },
      },
      ellipsis: { height: 'auto', lineHeight: '2.75rem' },
      previousNext: { borderColor: 'var(--color-line-strong)' },
    },
  },
};

import type { StepIconProps } from '@mui/material/StepIcon';
import type { Components, Theme } from '@mui/material/styles';

/** Number of a step in a circle of 28 px; a tick once the step is completed and closed. */
function StepMark({ active, completed, icon }: StepIconProps) {
  const isMarked = active || completed;
  return (
    <svg width="28" height="28" viewBox="0 0 28 28" fill="none" stroke="currentcolor" aria-hidden>
      <circle
        cx="14"
        cy="14"
        r="13.5"
        stroke={isMarked ? 'var(--color-accent)' : undefined}
        fill={active ? 'var(--color-accent)' : completed ? 'var(--color-accent-soft)' : 'none'}
      />
      {completed && !active ? (
        <path d="m9 14.5 3.4 3.4 6.8-7.6" stroke="var(--color-accent)" strokeWidth="1.5" />
      ) : (
        <text
          x="14"
          y="14"
          dominantBaseline="central"
          textAnchor="middle"
          stroke="none"
          fill={active ? 'var(--color-on-accent)' : 'currentcolor'}
          fontSize="14"
          fontWeight="500"
        >
          {icon}
        </text>
      )}
    </svg>
  );
}

/** Stacked steps, separated by hairlines. */
export const steps: Components<Theme> = {
  MuiStep: {
    styleOverrides: {
      root: ({ theme }) => ({
        borderBottom: 'var(--hairline) solid var(--color-line)',
        [theme.breakpoints.up('lg')]: {
          '&:first-of-type': { borderTop: 'var(--hairline) solid var(--color-line)' },
        },
      }),
    },
  },
  MuiStepLabel: {
    defaultProps: { slots: { stepIcon: StepMark } },
    styleOverrides: {
      root: {
        textAlign: 'start',
        color: 'var(--color-ink)',
        '&.Mui-disabled': { color: 'var(--color-ink-subtle)' },
      },
      iconContainer: { paddingInline: '0 var(--space-3)' },
      labelContainer: { color: 'inherit' },
      label: {
        fontSize: 'inherit',
        fontWeight: 'var(--weight-medium)',
        lineHeight: 'inherit',
        '&.Mui-active': { fontWeight: 'var(--weight-bold)' },
      },
    },
  },
};

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

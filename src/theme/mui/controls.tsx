import { type Components, keyframes, type Theme } from '@mui/material/styles';

/** Props of a checkbox mark. */
interface MarkProps {
  state: 'empty' | 'selected' | 'partly';
}

/** Mark of a checkbox, 20 px, in the shop's own design. */
function Mark({ state }: MarkProps) {
  const selected = state !== 'empty';
  const outline = {
    fill: selected ? 'var(--color-accent)' : 'var(--color-raised)',
    stroke: selected ? 'var(--color-accent)' : 'var(--color-line-strong)',
  };
  return (
    <svg
      width="20"
      height="20"
      viewBox="0 0 20 20"
      fill="none"
      stroke="var(--color-on-accent)"
      strokeWidth="1.5"
    >
      <rect x="0.5" y="0.5" width="19" height="19" rx="2" strokeWidth="1" {...outline} />
      {selected && <path d={state === 'partly' ? 'M6 10h8' : 'm4.75 10.25 3.5 3.5 7-7.5'} />}
    </svg>
  );
}

/** Mark of a radio button, 20 px, in the shop's own design. */
function RadioMark({ selected }: { selected: boolean }) {
  const color = selected ? 'var(--color-accent)' : 'var(--color-line-strong)';
  return (
    <svg width="20" height="20" viewBox="0 0 20 20" fill="var(--color-raised)" stroke={color}>
      <circle cx="10" cy="10" r="9.5" />
      {selected && <circle cx="10" cy="10" r="5" fill={color} stroke="none" />}
    </svg>
  );
}

const focusRing = { outline: '2px solid var(--color-focus)', outlineOffset: 2 };

const spin = keyframes({ to: { transform: 'rotate(1turn)' } });

const spinner = {
  content: '""',
  position: 'absolute',
  width: '1.25rem',
  height: '1.25rem',
  border: '2px solid currentcolor',
  borderTopColor: 'transparent',
  borderRadius: '50%',
  animation: `${spin} 800ms linear infinite`,
};

/** Buttons, checkboxes and radio buttons: flat, with hairlines, without ripples. */
export const controls: Components<Theme> = {
  MuiButtonBase: {
    defaultProps: { disableRipple: true, disableTouchRipple: true },
    styleOverrides: { root: { '&.Mui-focusVisible': focusRing } },
  },
  MuiButton: {
    defaultProps: { disableElevation: true, variant: 'contained' },
    styleOverrides: {
      root: {
        gap: 'var(--space-2)',
        minWidth: 0,
        minHeight: 'var(--control-height)',
        padding: 'var(--space-2) var(--space-6)',
        border: 'var(--hairline) solid transparent',
        borderRadius: 'var(--radius-pill)',
        fontSize: 'var(--text-m)',
        fontWeight: 'var(--weight-medium)',
        lineHeight: 'var(--leading-snug)',
        // A disabled or busy button keeps its focus, so the selector is not `disabled`.
        '&[aria-disabled="true"]:not([aria-busy="true"])': {
          borderColor: 'var(--color-line)',
          background: 'var(--color-sunken)',
          color: 'var(--color-ink-subtle)',
        },
        '&[aria-busy="true"]': {
          cursor: 'progress',
          WebkitTextFillColor: 'transparent',
          '& > *': { opacity: 0 },
          '&::after': spinner,
        },
      },
      startIcon: { margin: 0 },
      sizeSmall: {
        minHeight: 'var(--control-height-s)',
        padding: 'var(--space-1) var(--space-4)',
        fontSize: 'var(--text-s)',
        '&.MuiButton-text': { paddingInline: 'var(--space-3)' },
      },
      contained: { forcedColorAdjust: 'none' },
      outlined: {
        borderColor: 'var(--color-line-strong)',
        color: 'var(--color-ink)',
        '&:hover': { borderColor: 'var(--color-ink)', background: 'none' },
      },
      text: {
        paddingInline: 'var(--space-3)',
        color: 'var(--color-ink)',
        '&:hover': { background: 'var(--color-sunken)' },
      },
    },
  },
  MuiIconButton: {
    styleOverrides: {
      root: {
        width: '2.75rem',
        height: '2.75rem',
        borderRadius: 'var(--radius-pill)',
        color: 'inherit',
        fontSize: 'inherit',
        '&:hover': { background: 'var(--color-sunken)' },
      },
    },
  },
  MuiCheckbox: {
    defaultProps: {
      icon: <Mark state="empty" />,
      checkedIcon: <Mark state="selected" />,
      indeterminateIcon: <Mark state="partly" />,
    },
  },
  MuiRadio: {
    defaultProps: { icon: <RadioMark selected={false} />, checkedIcon: <RadioMark selected /> },
    styleOverrides: {
      root: { '&.Mui-disabled svg': { fill: 'var(--color-sunken)', stroke: 'var(--color-line)' } },
    },
  },
  MuiFormControlLabel: {
    styleOverrides: {
      // Aligns the mark, rather than the edge of its click target, with the content above.
      root: { alignItems: 'flex-start', marginInline: '-9px 16px' },
      label: { fontSize: 'var(--text-s)', paddingBlock: '0.5rem', lineHeight: '1.5rem' },
    },
  },
};

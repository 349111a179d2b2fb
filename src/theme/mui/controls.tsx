import { keyframes, type Components, type Theme } from '@mui/material/styles';
import { Mark, RadioMark } from './marks';

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

/** Buttons, checkboxes, radio buttons, switches and sliders: flat, with hairlines, without ripples. */
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
      checkedIcon: <Mark state="chosen" />,
      indeterminateIcon: <Mark state="partly" />,
    },
  },
  MuiRadio: {
    defaultProps: { icon: <RadioMark chosen={false} />, checkedIcon: <RadioMark chosen /> },
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
  MuiSwitch: {
    styleOverrides: {
      root: {
        width: '2.5rem',
        height: '1.5rem',
        padding: 0,
        overflow: 'visible',
        forcedColorAdjust: 'none',
      },
      switchBase: {
        insetInline: '0 auto',
        padding: 4,
        color: 'var(--color-ink-muted)',
        '&.Mui-checked': { color: 'var(--color-on-accent)', transform: 'translateX(1rem)' },
        '[dir="rtl"] &.Mui-checked': { transform: 'translateX(-1rem)' },
        '&.Mui-checked + .MuiSwitch-track': {
          borderColor: 'var(--color-accent)',
          background: 'var(--color-accent)',
          opacity: 1,
        },
        '&.Mui-focusVisible + .MuiSwitch-track': focusRing,
      },
      thumb: { width: '1rem', height: '1rem', boxShadow: 'none' },
      track: {
        border: 'var(--hairline) solid var(--color-line-strong)',
        borderRadius: 'var(--radius-pill)',
        background: 'var(--color-raised)',
        opacity: 1,
      },
    },
  },
  MuiSlider: {
    styleOverrides: {
      root: { height: 2, color: 'var(--color-ink)' },
      rail: { background: 'var(--color-line-strong)', opacity: 1 },
      track: { border: 0 },
      thumb: {
        width: '1.5rem',
        height: '1.5rem',
        border: '2px solid var(--color-ink)',
        background: 'var(--color-raised)',
        '[dir="rtl"] &': { transform: 'translate(50%, -50%)' },
        '&::before, &::after': { display: 'none' },
        '&:hover, &.Mui-active': { boxShadow: 'none' },
        '&.Mui-focusVisible': { ...focusRing, boxShadow: 'none' },
      },
    },
  },
};

import type { Components, Theme } from '@mui/material/styles';
import ChevronDown from 'lucide-react/icons/chevron-down';

/** Text fields: label above a box with a hairline, darker in use; message below. */
export const inputs: Components<Theme> = {
  MuiFormControl: { defaultProps: { fullWidth: true } },
  MuiFormLabel: {
    styleOverrides: {
      root: {
        color: 'var(--color-ink)',
        fontSize: 'var(--text-s)',
        fontWeight: 'var(--weight-medium)',
        lineHeight: 'var(--leading-normal)',
        '&.Mui-focused': { color: 'var(--color-ink)' },
        '&.Mui-error': { color: 'var(--color-error)' },
      },
    },
  },
  MuiInputLabel: {
    defaultProps: { shrink: true },
    styleOverrides: {
      root: {
        position: 'static',
        marginBottom: 'var(--space-1)',
        overflow: 'visible',
        transform: 'none',
        whiteSpace: 'normal',
      },
    },
  },
  MuiOutlinedInput: {
    defaultProps: { notched: false },
    styleOverrides: {
      root: {
        minHeight: 'var(--control-height)',
        borderRadius: 'var(--radius-m)',
        background: 'var(--color-raised)',
        '& .MuiOutlinedInput-notchedOutline': { top: 0, borderColor: 'var(--color-line-strong)' },
        '& .MuiOutlinedInput-notchedOutline legend': { display: 'none' },
        '&:hover .MuiOutlinedInput-notchedOutline': { borderColor: 'var(--color-ink)' },
        '&.Mui-focused .MuiOutlinedInput-notchedOutline': {
          borderColor: 'var(--color-ink)',
          borderWidth: 2,
        },
        '&.Mui-error .MuiOutlinedInput-notchedOutline': { borderColor: 'var(--color-error)' },
        '&.Mui-disabled': { background: 'var(--color-sunken)' },
      },
      sizeSmall: { minHeight: '2.625rem', paddingInline: 'var(--space-3)' },
      multiline: { padding: 0 },
      input: {
        height: 'auto',
        padding: 'var(--space-3) var(--space-4)',
        '&:focus-visible': { outline: 'none' },
        '&::placeholder': { color: 'var(--color-ink-subtle)', opacity: 1 },
        '&::-webkit-search-cancel-button': { appearance: 'none' },
        '.MuiInputBase-sizeSmall &': { padding: 'var(--space-2) 0' },
      },
    },
  },
  MuiFormHelperText: {
    styleOverrides: {
      root: {
        margin: 'var(--space-1) 0 0',
        textAlign: 'start',
        color: 'var(--color-ink-muted)',
        fontSize: 'var(--text-s)',
        lineHeight: 'var(--leading-normal)',
        '&.Mui-error': { color: 'var(--color-error)' },
      },
    },
  },
  MuiNativeSelect: {
    // Native select: works inside dialogs, by keyboard and on phones, without another layer.
    defaultProps: { IconComponent: ChevronDown },
    styleOverrides: {
      icon: {
        top: 'calc(50% - 8px)',
        insetInline: 'auto var(--space-3)',
        width: 16,
        height: 16,
        color: 'var(--color-ink)',
        // 1.5 px, as for every icon (UI-02): the viewBox is 24 px.
        strokeWidth: 2.25,
      },
    },
  },
  MuiAutocomplete: {
    styleOverrides: {
      inputRoot: {
        '&.MuiOutlinedInput-root': { padding: 0 },
        '&.MuiOutlinedInput-root .MuiAutocomplete-input': { padding: 'var(--space-3) var(--space-4)' },
      },
      paper: {
        marginTop: 'var(--space-1)',
        border: 'var(--hairline) solid var(--color-line)',
        borderRadius: 'var(--radius-m)',
        boxShadow: 'var(--shadow-float)',
      },
      listbox: { maxHeight: '20rem', padding: 0 },
      option: {
        gap: 'var(--space-4)',
        '&.MuiAutocomplete-option': { minHeight: '2.75rem', padding: 'var(--space-2) var(--space-4)' },
        '&.Mui-focused': { outline: '2px solid var(--color-focus)', outlineOffset: -2 },
        '&[aria-disabled="true"]': { color: 'var(--color-ink-muted)', opacity: 1 },
      },
      loading: { padding: 'var(--space-3) var(--space-4)' },
      noOptions: { padding: 'var(--space-3) var(--space-4)' },
    },
  },
};

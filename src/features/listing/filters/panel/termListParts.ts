import FormControlLabel from '@mui/material/FormControlLabel';
import { styled } from '@mui/material/styles';

/** FILT-05: height of a list of terms until expanded, in px. */
export const cappedHeight = 420;

/** Scroll container of a list of terms; slightly wider than its content, so that focus outlines are not clipped. */
export const TermFrame = styled('div')({
  marginInline: 'calc(-1 * var(--space-1))',
  paddingInline: 'var(--space-1)',
  overflowY: 'auto',
  scrollbarWidth: 'thin',
  scrollbarColor: 'var(--color-line-strong) transparent',
  '&:not([data-expanded])': { maxHeight: cappedHeight },
  // Fades out the last visible row, except the very last one, to indicate more.
  '&[data-capped]': {
    paddingBottom: 'var(--space-6)',
    maskImage: 'linear-gradient(#000 calc(100% - 2rem), transparent)',
    scrollPaddingBottom: 'var(--space-8)',
  },
});

/** The terms; counts of the previous response fade while the next is pending. */
export const Terms = styled('ul')({
  padding: 0,
  listStyle: 'none',
  transition: 'opacity var(--motion-fast) var(--ease-out) var(--motion-fast)',
  '&[data-stale]': { opacity: 0.72 },
});

/** A row: checkbox, swatch, name, and the count at its end; 44 px high on touch screens. */
export const TermRow = styled(FormControlLabel)({
  display: 'flex',
  alignItems: 'flex-start',
  margin: 0,
  paddingBlock: '0.375rem',
  '@media (pointer: coarse)': { paddingBlock: '0.625rem' },
  '& .MuiCheckbox-root': { marginBlock: '0.125rem', marginInline: '0 var(--space-3)', padding: 0 },
  '& .MuiFormControlLabel-label': {
    display: 'flex',
    flex: 1,
    alignItems: 'flex-start',
    gap: 'var(--space-3)',
    padding: 0,
    fontSize: 'var(--text-s)',
    lineHeight: '1.5rem',
  },
  '&:hover .TermRow-name': {
    textDecoration: 'underline',
    textDecorationThickness: 'var(--hairline)',
    textUnderlineOffset: '0.2em',
  },
  '& .TermRow-name': { flex: 1, overflowWrap: 'anywhere' },
  '& .TermRow-count': { flex: 'none', color: 'var(--color-ink-muted)', fontVariantNumeric: 'tabular-nums' },
  '& .TermRow-swatch': {
    flex: 'none',
    width: '1.125rem',
    height: '1.125rem',
    marginBlock: '0.1875rem',
    borderRadius: '50%',
    boxShadow: 'inset 0 0 0 var(--hairline) var(--color-line-strong)',
    forcedColorAdjust: 'none',
  },
});

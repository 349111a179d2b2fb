import ListItem from '@mui/material/ListItem';
import { styled } from '@mui/material/styles';

/** ORD-01: a line of an order: picture, facts and amounts side by side, the amounts below the facts on phones. */
export const OrderLineItem = styled(ListItem)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '5rem minmax(0, 1fr) auto',
  alignItems: 'stretch',
  gap: 'var(--space-2) var(--space-4)',
  padding: 'var(--space-4) 0',
  borderBottom: 'var(--hairline) solid var(--color-line)',
  breakInside: 'avoid',
  '& .OrderLine-picture': { alignSelf: 'start' },
  '& .OrderLine-name': {
    color: 'var(--color-ink)',
    fontSize: 'var(--text-m)',
    fontWeight: 'var(--weight-medium)',
    overflowWrap: 'anywhere',
    '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
    // A larger target, in line with the price all the same.
    '@media (pointer: coarse)': { marginBlock: '-0.625rem', paddingBlock: '0.625rem' },
  },
  '& .OrderLine-amounts': {
    display: 'grid',
    alignContent: 'start',
    justifyItems: 'end',
    textAlign: 'right',
    '& > *': { justifyItems: 'end' },
  },
  // All of it came back.
  '&[data-returned] :is(.OrderLine-name, .OrderLine-quantity, .OrderLine-amounts *)': {
    color: 'var(--color-ink-muted)',
  },
  '&[data-returned] .OrderLine-picture': { opacity: 0.6 },
  [theme.breakpoints.down('md')]: {
    gridTemplateColumns: '4rem minmax(0, 1fr)',
    '& .OrderLine-amounts': { gridColumn: 2, textAlign: 'left' },
    '& .OrderLine-amounts, & .OrderLine-amounts > *': { justifyItems: 'start' },
  },
  '@media print': { gridTemplateColumns: '3rem minmax(0, 1fr) auto', paddingBlock: 'var(--space-2)' },
}));

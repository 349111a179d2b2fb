import ListItem from '@mui/material/ListItem';
import { styled } from '@mui/material/styles';

/** ORD-01: a line of an order: picture, facts and amounts side by side; on phones the amounts are below the facts. */
export const OrderLineItem = styled(ListItem)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '6.5rem minmax(0, 1fr) auto',
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
    // Enlarges the touch target without moving it out of line with the price.
    '@media (pointer: coarse)': { marginBlock: '-0.625rem', paddingBlock: '0.625rem' },
  },
  '& .OrderLine-amounts': {
    display: 'grid',
    alignContent: 'start',
    justifyItems: 'end',
    textAlign: 'end',
    '& > *': { justifyItems: 'end' },
  },
  // All pieces were returned.
  '&[data-returned] :is(.OrderLine-name, .OrderLine-quantity, .OrderLine-amounts *)': {
    color: 'var(--color-ink-muted)',
  },
  '&[data-returned] .OrderLine-picture': { opacity: 0.6 },
  [theme.breakpoints.down('md')]: {
    gridTemplateColumns: '5.5rem minmax(0, 1fr)',
    '& .OrderLine-amounts': { gridColumn: 2, textAlign: 'start' },
    '& .OrderLine-amounts, & .OrderLine-amounts > *': { justifyItems: 'start' },
  },
  '@media print': { gridTemplateColumns: '3rem minmax(0, 1fr) auto', paddingBlock: 'var(--space-2)' },
}));

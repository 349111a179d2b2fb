import { styled } from '@mui/material/styles';
import Table from '@mui/material/Table';
import TableContainer from '@mui/material/TableContainer';

/** Query container of a table of orders: in a narrow one each row is a card. */
export const OrderFrame = styled(TableContainer)({ containerType: 'inline-size' });

const muted = { color: 'var(--color-ink-muted)', fontSize: 'var(--text-s)' };

const card = {
  display: 'grid',
  gridTemplate: `
    'picture order total' auto
    'picture date date' auto
    'picture status status' 1fr
    / 4rem minmax(0, 1fr) auto`,
  gap: 'var(--space-1) var(--space-4)',
  paddingBlock: 'var(--space-4)',
  borderTop: 'var(--hairline) solid var(--color-line)',
};

export const OrderTableRoot = styled(Table)({
  '& .MuiTableRow-root': { position: 'relative' },
  '& .MuiTableCell-root': { whiteSpace: 'nowrap' },
  '& .MuiTableCell-body': { paddingBlock: 'var(--space-4)', verticalAlign: 'top' },
  '& .Order-picture': { width: '5rem' },
  '& .Order-number': {
    fontWeight: 'var(--weight-medium)',
    '&::after': { position: 'absolute', inset: 0, content: '""' },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: '2px solid var(--color-focus)', outlineOffset: -2 },
  },
  '& .MuiTableRow-root:hover .Order-number': { textDecorationThickness: 2 },
  '& .Order-order, & .Order-status, & .Order-reference': { whiteSpace: 'normal' },
  '& .Order-reference': { ...muted, maxWidth: '10rem', overflowWrap: 'anywhere' },
  // A date is not broken within.
  '& .MuiTableCell-body.Order-status': { minWidth: '9rem' },
  '& .Order-status .MuiChip-root': { maxWidth: 'none' },
  '& .Order-goods': { ...muted, display: 'block', overflowWrap: 'anywhere' },
  '& .Order-total': { paddingInlineEnd: 0, textAlign: 'end' },
  '& .MuiTableCell-body.Order-total': { fontWeight: 'var(--weight-medium)' },
  '& .Order-inCard, & .Order-goods.Order-inCard': { display: 'none' },
  '@container (width <= 720px)': {
    '&, & .MuiTableBody-root': { display: 'block' },
    '& .MuiTableHead-root': {
      position: 'absolute',
      width: 1,
      height: 1,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
    '& .MuiTableBody-root .MuiTableRow-root': card,
    '& .MuiTableCell-body': { padding: 0, border: 0 },
    '& .Order-picture': { gridArea: 'picture', width: 'auto' },
    '& .Order-order': { gridArea: 'order' },
    '& .Order-total': { gridArea: 'total' },
    '& .Order-status': { gridArea: 'status', marginTop: 'var(--space-2)' },
    '& .MuiTableCell-body.Order-date': { ...muted, gridArea: 'date', whiteSpace: 'normal' },
    '& .Order-buyer, & .Order-reference, & .Order-inTable': { display: 'none' },
    '& .Order-inCard': { display: 'inline' },
    '& .Order-goods.Order-inCard': { display: 'block' },
  },
  // Too narrow for number and total side by side.
  '@container (width <= 500px)': {
    '& .MuiTableBody-root .MuiTableRow-root': {
      gridTemplate: `
        'picture order' auto
        'picture total' auto
        'picture date' auto
        'picture status' 1fr
        / 4rem minmax(0, 1fr)`,
    },
    '& .Order-total': { textAlign: 'start' },
  },
});

/** Note that all totals include VAT, for the layout without a visible table header. */
export const TotalsNote = styled('p')({
  ...muted,
  display: 'none',
  paddingBottom: 'var(--space-2)',
  '@container (width <= 720px)': { display: 'block' },
});

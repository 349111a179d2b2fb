import { styled } from '@mui/material/styles';

/** A row of buttons for an order, stacked on phones; not printed. */
export const OrderActions = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 'var(--space-3)',
  [theme.breakpoints.down('md')]: { display: 'grid' },
  '@media print': { display: 'none' },
}));

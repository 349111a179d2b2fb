import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface OverviewRowProps {
  /** Name at the start of the row; a link inside it covers the whole row. */
  children: ReactNode;
  /** Second line below the name. */
  note?: string;
  /** Text at the end of the row. */
  end: ReactNode;
}

const layout = {
  position: 'relative',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: 4,
  px: 0,
  py: 3,
  borderBottom: 'var(--hairline) solid var(--color-line)',
  '& > span:first-of-type': { display: 'grid' },
  '& a::after': { position: 'absolute', inset: 0, content: '""' },
};

/** A row of a list in a card of the overview. */
export function OverviewRow({ children, note, end }: OverviewRowProps) {
  return (
    <ListItem sx={layout}>
      <span>
        {children}
        {note && (
          <Typography component="span" variant="body2" color="textSecondary">
            {note}
          </Typography>
        )}
      </span>
      {end}
    </ListItem>
  );
}

/** Styles of the list around the rows. */
export const rowsLayout = { width: 1, borderTop: 'var(--hairline) solid var(--color-line)' };

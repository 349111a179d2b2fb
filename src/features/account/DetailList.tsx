import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Fragment } from 'react';

interface DetailListProps {
  /** Name and value; a row without a value is left out. */
  rows: readonly (readonly [name: string, value: string | null])[];
}

const hairline = 'var(--hairline) solid var(--color-line)';

const rowLayout = {
  display: 'grid',
  gridTemplateColumns: 'minmax(5rem, 1fr) 2fr',
  alignItems: 'baseline',
  gap: 4,
  py: 4,
  borderBottom: hairline,
  // No room for an e-mail address beside its name.
  '@media (width < 375px)': { gridTemplateColumns: 'minmax(0, 1fr)', gap: 1 },
};

/** A value that is wider than its column breaks after the @ of an e-mail address before it breaks anywhere else. */
function Value({ text }: { text: string }) {
  const [first = '', ...others] = text.split('@');
  return (
    <>
      {first}
      {others.map((part) => (
        <Fragment key={part}>
          @<wbr />
          {part}
        </Fragment>
      ))}
    </>
  );
}

/** Facts by name. */
export function DetailList({ rows }: DetailListProps) {
  return (
    <Box component="dl" sx={{ width: 1, borderTop: hairline }}>
      {rows.map(([name, value]) =>
        value ? (
          <Box key={name} sx={rowLayout}>
            <Typography component="dt" variant="body2" color="textSecondary">
              {name}
            </Typography>
            <Typography component="dd" sx={{ overflowWrap: 'anywhere' }}>
              <Value text={value} />
            </Typography>
          </Box>
        ) : null,
      )}
    </Box>
  );
}

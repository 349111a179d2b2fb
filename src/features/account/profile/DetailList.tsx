import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Fragment } from 'react';

interface DetailListProps {
  /** Pairs of name and value; rows without a value are omitted. */
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
  // An e-mail address does not fit beside its name.
  '@media (width < 375px)': { gridTemplateColumns: 'minmax(0, 1fr)', gap: 1 },
};

/** A value; where it exceeds its column, an e-mail address breaks after its @ first. */
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

/**
 * A description list of names and values.
 * @example <DetailList rows={[[t('account.email'), customer.email]]} />
 */
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
              <bdi>
                <Value text={value} />
              </bdi>
            </Typography>
          </Box>
        ) : null,
      )}
    </Box>
  );
}

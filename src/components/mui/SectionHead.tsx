import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode, Ref } from 'react';

const headLayout = {
  flexWrap: 'wrap',
  gap: 'var(--space-3) var(--space-6)',
  alignItems: 'center',
  justifyContent: 'space-between',
};

interface SectionHeadProps {
  /** Id of the heading, which labels the section. */
  id: string;
  title: string;
  /** Ref of the heading, to move focus there. */
  headingRef?: Ref<HTMLHeadingElement>;
  /** Buttons beside the heading. */
  children: ReactNode;
}

/** Heading of a section with its buttons beside it, below it when space is short. */
export function SectionHead({ id, title, headingRef, children }: SectionHeadProps) {
  return (
    <Stack direction="row" sx={headLayout}>
      <Typography ref={headingRef} id={id} variant="h2" tabIndex={-1} sx={{ fontSize: 'var(--text-xl)' }}>
        {title}
      </Typography>
      {children}
    </Stack>
  );
}

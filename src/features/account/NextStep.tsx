import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';

const focus = (heading: HTMLElement | null) => heading?.focus();

interface NextStepProps {
  title: string;
  text: string;
  /** Buttons. */
  children: ReactNode;
}

/** Section in place of a form that was sent, for what comes next; its heading takes focus. */
export function NextStep({ title, text, children }: NextStepProps) {
  const id = useId();
  return (
    <Box
      component="section"
      sx={{ display: 'grid', gap: 5, justifyItems: 'start', maxWidth: '30rem' }}
      aria-labelledby={id}
    >
      <Typography ref={focus} id={id} variant="h2" tabIndex={-1} sx={{ fontSize: 'var(--text-xl)' }}>
        {title}
      </Typography>
      <Typography sx={{ overflowWrap: 'anywhere' }}>{text}</Typography>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 3 }}>
        {children}
      </Stack>
    </Box>
  );
}

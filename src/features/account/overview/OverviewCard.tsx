import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { SafeLink } from '../../../routing/links/SafeLink';

interface OverviewCardProps {
  title: string;
  /** Link to the full view. */
  link?: { href: string; label: string };
  children: ReactNode;
}

const layout = {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: 4,
  p: { xs: 5, lg: 6 },
};

const linkLayout = { mt: 'auto', py: 1, '@media (pointer: coarse)': { py: 3 } };

/** A card of the overview, with a link to the full view. */
export function OverviewCard({ title, link, children }: OverviewCardProps) {
  const headingId = useId();
  return (
    <Card component="section" aria-labelledby={headingId} sx={layout}>
      <Typography id={headingId} variant="h2" sx={{ fontSize: 'var(--text-xl)' }}>
        {title}
      </Typography>
      {children}
      {link && (
        <Link component={SafeLink} href={link.href} sx={linkLayout}>
          {link.label}
        </Link>
      )}
    </Card>
  );
}

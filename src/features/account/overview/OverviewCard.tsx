import Card from '@mui/material/Card';
import { useId, type ReactNode } from 'react';
import { SafeLink } from '../../../components/SafeLink/SafeLink';
import styles from './Overview.module.css';

interface OverviewCardProps {
  title: string;
  /** Leads to the view that shows all of it. */
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

/** A part of the overview, with the way to the whole of it. */
export function OverviewCard({ title, link, children }: OverviewCardProps) {
  const headingId = useId();
  return (
    <Card component="section" aria-labelledby={headingId} sx={layout}>
      <h2 id={headingId} className={styles.heading}>
        {title}
      </h2>
      {children}
      {link && (
        <SafeLink href={link.href} className={styles.link}>
          {link.label}
        </SafeLink>
      )}
    </Card>
  );
}

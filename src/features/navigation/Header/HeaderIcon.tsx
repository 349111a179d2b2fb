import type { LucideIcon } from 'lucide-react';
import { CountBadge } from '../../../components/plain/Badge';
import { IconButton } from '../../../components/plain/IconButton';
import iconButton from '../../../components/plain/IconButton.module.css';
import { Icon } from '../../../components/plain/Icon';
import { SafeLink } from '../../../routing/links/SafeLink';
import type { Destination } from '../destinations';

interface HeaderIconProps {
  icon: LucideIcon;
  /** Accessible name, including the count. */
  label: string;
  destination: Destination;
  count?: number;
}

/** NAV-10: an icon of the header, as a link or a button depending on its destination. */
export function HeaderIcon({ icon, label, destination, count }: HeaderIconProps) {
  if ('open' in destination) {
    return (
      <IconButton icon={icon} label={label} count={count} aria-haspopup="dialog" onClick={destination.open} />
    );
  }
  return (
    <SafeLink href={destination.href} className={iconButton.button} aria-label={label}>
      <Icon icon={icon} />
      <CountBadge count={count} />
    </SafeLink>
  );
}

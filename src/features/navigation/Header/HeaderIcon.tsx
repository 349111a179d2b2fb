import type { LucideIcon } from 'lucide-react';
import { CountBadge } from '../../../components/Badge/CountBadge';
import { IconButton } from '../../../components/Button/IconButton';
import iconButton from '../../../components/Button/IconButton.module.css';
import { Icon } from '../../../components/Icon/Icon';
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

import Armchair from 'lucide-react/icons/armchair';
import BadgeCheck from 'lucide-react/icons/badge-check';
import BedDouble from 'lucide-react/icons/bed-double';
import BookOpen from 'lucide-react/icons/book-open';
import CalendarDays from 'lucide-react/icons/calendar-days';
import Lamp from 'lucide-react/icons/lamp';
import LampCeiling from 'lucide-react/icons/lamp-ceiling';
import LampDesk from 'lucide-react/icons/lamp-desk';
import LampFloor from 'lucide-react/icons/lamp-floor';
import LampWallUp from 'lucide-react/icons/lamp-wall-up';
import Leaf from 'lucide-react/icons/leaf';
import Mail from 'lucide-react/icons/mail';
import MapPin from 'lucide-react/icons/map-pin';
import Package from 'lucide-react/icons/package';
import Phone from 'lucide-react/icons/phone';
import Recycle from 'lucide-react/icons/recycle';
import Ruler from 'lucide-react/icons/ruler';
import ShieldCheck from 'lucide-react/icons/shield-check';
import Store from 'lucide-react/icons/store';
import Truck from 'lucide-react/icons/truck';
import Undo2 from 'lucide-react/icons/undo-2';
import Wrench from 'lucide-react/icons/wrench';
import type { LucideIcon } from 'lucide-react';

/** Icons that content may use, by their names in the icon set. */
const namedIcons = new Map<string, LucideIcon>([
  ['armchair', Armchair],
  ['badge-check', BadgeCheck],
  ['bed-double', BedDouble],
  ['book-open', BookOpen],
  ['calendar-days', CalendarDays],
  ['lamp', Lamp],
  ['lamp-ceiling', LampCeiling],
  ['lamp-desk', LampDesk],
  ['lamp-floor', LampFloor],
  ['lamp-wall-up', LampWallUp],
  ['leaf', Leaf],
  ['mail', Mail],
  ['map-pin', MapPin],
  ['package', Package],
  ['phone', Phone],
  ['recycle', Recycle],
  ['ruler', Ruler],
  ['shield-check', ShieldCheck],
  ['store', Store],
  ['truck', Truck],
  ['undo-2', Undo2],
  ['wrench', Wrench],
]);

/** NAV-04: icon for a name in content; undefined for none and for an unknown name. */
export function namedIcon(name: string | null): LucideIcon | undefined {
  return name === null ? undefined : namedIcons.get(name);
}

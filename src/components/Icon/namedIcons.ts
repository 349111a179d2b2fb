import {
  Armchair,
  BadgeCheck,
  BedDouble,
  BookOpen,
  CalendarDays,
  Lamp,
  LampCeiling,
  LampDesk,
  LampFloor,
  LampWallUp,
  Leaf,
  Mail,
  MapPin,
  Package,
  Phone,
  Recycle,
  Ruler,
  ShieldCheck,
  Sofa,
  Store,
  Truck,
  Undo2,
  Wrench,
  type LucideIcon,
} from 'lucide-react';

/** Icons that content may ask for by name, under the names of the icon set. */
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
  ['sofa', Sofa],
  ['store', Store],
  ['truck', Truck],
  ['undo-2', Undo2],
  ['wrench', Wrench],
]);

/** NAV-04: the icon that content names; undefined for none and for an unknown name. */
export function namedIcon(name: string | null): LucideIcon | undefined {
  return name === null ? undefined : namedIcons.get(name);
}

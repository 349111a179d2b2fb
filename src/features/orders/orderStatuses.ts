import CircleX from 'lucide-react/icons/circle-x';
import ClockAlert from 'lucide-react/icons/clock-alert';
import CreditCard from 'lucide-react/icons/credit-card';
import Inbox from 'lucide-react/icons/inbox';
import Package from 'lucide-react/icons/package';
import PackageCheck from 'lucide-react/icons/package-check';
import Truck from 'lucide-react/icons/truck';
import Undo2 from 'lucide-react/icons/undo-2';
import type { LucideIcon } from 'lucide-react';
import type { TranslationKey } from '../../i18n/english';
import type { Translate } from '../../i18n/translate';

type Tone = 'success' | 'warning' | 'default';

/** Statuses documented in the contract, which allows any other text too. */
export const orderStatuses: ReadonlyMap<string, { label: TranslationKey; icon: LucideIcon; tone: Tone }> =
  new Map([
    ['awaitingPayment', { label: 'orders.awaitingPayment', icon: CreditCard, tone: 'warning' }],
    ['received', { label: 'orders.received', icon: Inbox, tone: 'default' }],
    ['processing', { label: 'orders.processing', icon: Package, tone: 'default' }],
    ['delayed', { label: 'orders.delayed', icon: ClockAlert, tone: 'warning' }],
    ['shipped', { label: 'orders.shipped', icon: Truck, tone: 'default' }],
    ['delivered', { label: 'orders.delivered', icon: PackageCheck, tone: 'success' }],
    ['partlyReturned', { label: 'orders.partlyReturned', icon: Undo2, tone: 'default' }],
    ['cancelled', { label: 'orders.cancelled', icon: CircleX, tone: 'default' }],
  ]);

/** Name of a status; an unknown one unchanged. */
export function statusText(status: string, t: Translate): string {
  const known = orderStatuses.get(status);
  return known ? t(known.label) : status;
}

import type { Store } from '../../api/generated/types';
import type { ShopTime } from '../settings/shopTime';

/** The days of the contract's opening hours, Monday first. */
export const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;
export type Day = (typeof days)[number];

/** Weekday of a date. */
export const weekdayOf = ({ day }: Pick<ShopTime, 'day'>): Day | undefined =>
  days[(new Date(day).getUTCDay() + 6) % 7];

type Hours = Pick<Store, 'openingHours'>;

const spansOn = ({ openingHours }: Hours, day: Day | undefined) =>
  openingHours.filter((each) => each.day === day);

/** Regular opening hours on a weekday, each span of time such as 10:00–18:00; empty when closed. */
export const hoursOn = (store: Hours, day: Day | undefined): string[] =>
  spansOn(store, day).map(({ opens, closes }) => `${opens}–${closes}`);

/** Opening hours of a store on one day. */
interface OpeningDay {
  /** Each span of time, such as 10:00–18:00, or the text of an exception; empty when closed. */
  hours: readonly string[];
  /** Undefined on a day with exceptional hours, which are text. */
  isOpen: boolean | undefined;
}

/**
 * The opening hours of a store on the day of a moment (PDP-04).
 * @example openingDay(store, shopTime(useSettings())).isOpen
 */
export function openingDay(store: Store, now: ShopTime): OpeningDay {
  const exception = store.exceptions.find((each) => each.date === now.day && each.text !== '');
  if (exception) return { hours: [exception.text], isOpen: undefined };
  const day = weekdayOf(now);
  return {
    hours: hoursOn(store, day),
    isOpen: spansOn(store, day).some(({ opens, closes }) => opens <= now.time && now.time < closes),
  };
}

import type { Store } from '../../api/generated/types';

/** The days of the contract's opening hours, Monday first. */
export const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;
export type Day = (typeof days)[number];

const twoDigits = (part: number) => String(part).padStart(2, '0');

/** Weekday and date in the visitor's time zone; the date in the server's format, YYYY-MM-DD. */
export function dayOf(now: Date): { day: Day | undefined; date: string } {
  const date = [now.getFullYear(), now.getMonth() + 1, now.getDate()];
  return { day: days[(now.getDay() + 6) % 7], date: date.map(twoDigits).join('-') };
}

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
 * @example openingDay(store, new Date()).isOpen
 */
export function openingDay(store: Store, now: Date): OpeningDay {
  const { day, date } = dayOf(now);
  const exception = store.exceptions.find((each) => each.date === date && each.text !== '');
  if (exception) return { hours: [exception.text], isOpen: undefined };
  const time = [now.getHours(), now.getMinutes()].map(twoDigits).join(':');
  return {
    hours: hoursOn(store, day),
    isOpen: spansOn(store, day).some(({ opens, closes }) => opens <= time && time < closes),
  };
}

import { dateFormat } from '../../i18n/intl';

const formats = new Map<string | undefined, Intl.DateTimeFormat>();

/** Formatter of date and time in digits. Creating one takes longer than a thousand uses. */
function formatIn(timeZone: string | undefined): Intl.DateTimeFormat {
  const format =
    formats.get(timeZone) ??
    dateFormat('en', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
    });
  formats.set(timeZone, format);
  return format;
}

export interface ShopTime {
  day: string;
  time: string;
}

/** Date and time of a moment in the time zone of the shop, whatever that of the visitor. */
export function shopTime({ timeZone }: { timeZone?: string | undefined }, moment = new Date()): ShopTime {
  const parts = formatIn(timeZone).formatToParts(moment);
  const part = (name: Intl.DateTimeFormatPartTypes) => parts.find(({ type }) => type === name)?.value ?? '';
  return {
    day: `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`,
    time: `${part('hour')}:${part('minute')}`,
  };
}

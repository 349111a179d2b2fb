import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useId, useState } from 'react';
import { Icon } from '../../../components/plain/Icon';
import { formatDay } from '../../../i18n/formatDay';
import { dateFormat } from '../../../i18n/intl';
import { useTranslate } from '../../../i18n/useTranslate';
import {
  addDays,
  deliveryDateProblem,
  type DeliveryLimits,
  earliestDelivery,
  latestDelivery,
} from '../../delivery/deliveryDate';
import { useLanguage, useSettings } from '../../settings/settings';
import styles from './DeliveryCalendar.module.css';

interface DeliveryCalendarProps {
  /** Selected day as YYYY-MM-DD. */
  value: string;
  limits: DeliveryLimits;
  onSelect: (day: string) => void;
}

const monthOf = (day: string): string => day.slice(0, 7);

/** First day of the month before or after that of a day. */
const otherMonth = (day: string, step: 1 | -1): string =>
  `${monthOf(addDays(`${monthOf(day)}-01`, step === 1 ? 31 : -1))}-01`;

/** Days of a month, and the empty cells before its first day; weeks begin on Monday. */
function cellsOf(first: string) {
  const offset = (new Date(first).getUTCDay() + 6) % 7;
  const days = Array.from({ length: 31 }, (_, index) => addDays(first, index));
  return { offset, days: days.filter((day) => monthOf(day) === monthOf(first)) };
}

/** CHK-02: a month of delivery days as radio buttons; days without delivery cannot be selected. */
export function DeliveryCalendar({ value, limits, onSelect }: DeliveryCalendarProps) {
  const t = useTranslate();
  const name = useId();
  const language = useLanguage();
  const { currentCountry } = useSettings();
  const [earliest, latest] = [earliestDelivery(limits), latestDelivery(limits)];
  const isValid = value >= earliest && value <= latest;
  const [first, setFirst] = useState(`${monthOf(isValid ? value : earliest)}-01`);
  const format = (options: Intl.DateTimeFormatOptions) =>
    dateFormat(`${language}-${currentCountry}`, { timeZone: 'UTC', ...options });
  const { offset, days } = cellsOf(first);
  const month = format({ month: 'long', year: 'numeric' }).format(new Date(first));
  const weekday = format({ weekday: 'short' });
  // 2026-11-02 is a Monday.
  const weekdays = Array.from({ length: 7 }, (_, index) => new Date(addDays('2026-11-02', index)));
  const hasMonth = { before: monthOf(first) > monthOf(earliest), after: monthOf(first) < monthOf(latest) };
  const move = (step: 1 | -1, exists: boolean) => exists && setFirst(otherMonth(first, step));
  return (
    <div className={styles.calendar}>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between' }}>
        <IconButton
          aria-label={t('checkout.previousMonth')}
          aria-disabled={!hasMonth.before}
          onClick={() => move(-1, hasMonth.before)}
        >
          <Icon icon={ChevronLeft} />
        </IconButton>
        <Typography id={name} component="span" aria-live="polite" sx={{ fontWeight: 500 }}>
          {month}
        </Typography>
        <IconButton
          aria-label={t('checkout.nextMonth')}
          aria-disabled={!hasMonth.after}
          onClick={() => move(1, hasMonth.after)}
        >
          <Icon icon={ChevronRight} />
        </IconButton>
      </Box>
      <div className={styles.grid} aria-hidden="true">
        {weekdays.map((date) => (
          <span key={date.getTime()} className={styles.weekday}>
            {weekday.format(date)}
          </span>
        ))}
      </div>
      <div className={styles.grid} role="radiogroup" aria-labelledby={name}>
        {days.map((day, index) => (
          <label key={day} className={styles.day} style={index ? undefined : { gridColumnStart: offset + 1 }}>
            <input
              type="radio"
              className="visually-hidden"
              name={name}
              value={day}
              checked={day === value}
              disabled={deliveryDateProblem(day, limits) !== undefined}
              aria-label={formatDay(day, language, currentCountry)}
              onChange={() => onSelect(day)}
            />
            <span aria-hidden="true">{Number(day.slice(8))}</span>
          </label>
        ))}
      </div>
    </div>
  );
}

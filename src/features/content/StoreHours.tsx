import type { Store } from '../../api/generated/types';
import { Each } from '../../components/ErrorBoundary/Each';
import { useTranslate } from '../../i18n/useTranslate';
import styles from './StoreFacts.module.css';
import { dayOf, days, type Day } from './openingDay';

function useHours({ openingHours }: Store) {
  const t = useTranslate();
  return (day: Day | undefined) => {
    const hours = openingHours.find((each) => each.day === day);
    return hours ? `${hours.opens}–${hours.closes}` : t('content.closed');
  };
}

function Exceptions({ exceptions }: Pick<Store, 'exceptions'>) {
  const t = useTranslate();
  if (exceptions.length === 0) return null;
  return (
    <div>
      <h3 className={styles.subheading}>{t('content.exceptions')}</h3>
      <ul className={styles.exceptions}>
        <Each items={exceptions} place="/store/exceptions" keyOf={({ date }) => date}>
          {({ date, text }) => (
            <li>
              <time dateTime={date}>{text}</time>
            </li>
          )}
        </Each>
      </ul>
    </div>
  );
}

/**
 * PDP-04: opening hours of a store: today's, then each weekday, then the exceptions. A weekday missing in the response
 * is closed; a date without a text shows nothing.
 */
export function StoreHours({ store }: { store: Store }) {
  const t = useTranslate();
  const hoursOn = useHours(store);
  const today = dayOf(new Date());
  const exceptions = store.exceptions.filter(({ text }) => text !== '');
  const exception = exceptions.find(({ date }) => date === today.date);
  return (
    <section className={styles.opening}>
      <div>
        <h2 className={styles.heading}>{t('content.openingHours')}</h2>
        <p className={styles.today}>{t('content.today', [exception?.text ?? hoursOn(today.day)])}</p>
        <table className={styles.hours}>
          <tbody>
            {days.map((day) => (
              <tr key={day} aria-current={day === today.day ? 'date' : undefined}>
                <th scope="row">{t(`content.${day}`)}</th>
                <td>{hoursOn(day)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <Exceptions exceptions={exceptions} />
    </section>
  );
}

import type { components } from '../../api/generated/types';
import { useTranslate } from '../../i18n/useTranslate';
import styles from './StoreFacts.module.css';

const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;

/** Opening hours of a shop, day by day, and the dates that differ; a day the server leaves out is closed. */
export function StoreHours({ store }: { store: components['schemas']['Store'] }) {
  const t = useTranslate();
  return (
    <section>
      <h2 className={styles.heading}>{t('content.openingHours')}</h2>
      <table className={styles.hours}>
        <tbody>
          {days.map((day) => {
            const hours = store.openingHours.find((each) => each.day === day);
            return (
              <tr key={day}>
                <th scope="row">{t(`content.${day}`)}</th>
                <td>{hours ? `${hours.opens}–${hours.closes}` : t('content.closed')}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      {store.exceptions.length > 0 && (
        <>
          <h3 className={styles.subheading}>{t('content.exceptions')}</h3>
          <ul className={styles.exceptions}>
            {store.exceptions.map(({ date, text }) => (
              <li key={date}>
                <time dateTime={date}>{text}</time>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

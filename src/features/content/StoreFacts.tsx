import type { Store } from '../../api/generated/types';
import { classNames } from '../../components/plain/classNames';
import { Each } from '../../components/plain/ErrorBoundary';
import { useTranslate } from '../../i18n/useTranslate';
import { SafeLink } from '../../routing/links/SafeLink';
import { telHref } from '../../routing/links/telHref';
import { useSettings } from '../settings/settings';
import { shopTime } from '../settings/shopTime';
import { days, hoursOn, openingDay, weekdayOf } from './openingDay';
import styles from './StoreFacts.module.css';

function Exceptions({ exceptions }: Pick<Store, 'exceptions'>) {
  const t = useTranslate();
  if (exceptions.length === 0) return null;
  return (
    <div>
      <h3 className={styles.subheading}>{t('content.exceptions')}</h3>
      <ul className={styles.exceptions}>
        <Each items={exceptions} path="/store/exceptions" keyOf={({ date }) => date}>
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
function StoreHours({ store }: { store: Store }) {
  const t = useTranslate();
  const now = shopTime(useSettings());
  const today = weekdayOf(now);
  const exceptions = store.exceptions.filter(({ text }) => text !== '');
  const textOf = (hours: readonly string[]) => hours.join(', ') || t('content.closed');
  return (
    <section className={styles.opening}>
      <div>
        <h2 className={styles.heading}>{t('content.openingHours')}</h2>
        <p className={styles.today}>{t('content.today', [textOf(openingDay(store, now).hours)])}</p>
        <table className={styles.hours}>
          <tbody>
            {days.map((day) => (
              <tr key={day} aria-current={day === today ? 'date' : undefined}>
                <th scope="row">{t(`content.${day}`)}</th>
                <td>{textOf(hoursOn(store, day))}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <Exceptions exceptions={exceptions} />
    </section>
  );
}

/** Address, contact details and opening hours of a store. */
export function StoreFacts({ store }: { store: Store }) {
  const t = useTranslate();
  return (
    <div className={classNames('page-grid', styles.facts)}>
      <section>
        <h2 className={styles.heading}>{t('content.findUs')}</h2>
        <address className={styles.address}>
          <span>{store.address}</span>
          <span>
            {store.postalCode} {store.city}
          </span>
          {store.phoneNumber && (
            <SafeLink href={telHref(store.phoneNumber)}>
              <bdi>{store.phoneNumber}</bdi>
            </SafeLink>
          )}
          {store.email && <SafeLink href={`mailto:${store.email}`}>{store.email}</SafeLink>}
          {store.mapUrl && <SafeLink href={store.mapUrl}>{t('content.openMap')}</SafeLink>}
        </address>
      </section>
      <StoreHours store={store} />
    </div>
  );
}

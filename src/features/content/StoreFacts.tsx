import type { Store } from '../../api/generated/types';
import { classNames } from '../../components/plain/classNames';
import { Each } from '../../components/plain/ErrorBoundary';
import { useTranslate } from '../../i18n/useTranslate';
import { SafeLink } from '../../routing/links/SafeLink';
import { telHref } from '../../routing/links/classifyLink';
import { useSettings } from '../settings/settings';
import { shopTime, type ShopTime } from '../settings/shopTime';
import styles from './StoreFacts.module.css';
import storeTileStyles from './StoreTile.module.css';

/** PDP-04: address of a store and its opening hours today, below the picture that links to its page. */
export function StoreTile({ store }: { store: Store }) {
  const t = useTranslate();
  const { hours, isOpen } = openingDay(store, shopTime(useSettings()));
  return (
    <span className={storeTileStyles.facts}>
      <span>
        {store.address}, {store.postalCode} {store.city}
      </span>
      <span>{t('content.today', [hours.join(', ') || t('content.closed')])}</span>
      {isOpen !== undefined && hours.length > 0 && (
        <span className={storeTileStyles.state} data-open={isOpen || undefined}>
          {t(isOpen ? 'content.openNow' : 'content.closedNow')}
        </span>
      )}
    </span>
  );
}

/** The days of the contract's opening hours, Monday first. */
export const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;
type Day = (typeof days)[number];

const weekdayOf = ({ day }: Pick<ShopTime, 'day'>): Day | undefined =>
  days[(new Date(day).getUTCDay() + 6) % 7];

type Hours = Pick<Store, 'openingHours'>;

const spansOn = ({ openingHours }: Hours, day: Day | undefined) =>
  openingHours.filter((each) => each.day === day);

/** Regular opening hours on a weekday, each span of time such as 10:00–18:00; empty when closed. */
const hoursOn = (store: Hours, day: Day | undefined): string[] =>
  spansOn(store, day).map(({ opens, closes }) => `${opens}–${closes}`);

interface OpeningDay {
  /** Each span of time, such as 10:00–18:00, or the text of an exception; empty when closed. */
  hours: readonly string[];
  /** Undefined on a day with exceptional hours, which are text. */
  isOpen: boolean | undefined;
}

/** The opening hours of a store on the day of a moment (PDP-04). */
export function openingDay(store: Store, now: ShopTime): OpeningDay {
  const exception = store.exceptions.find((each) => each.date === now.day && each.text !== '');
  if (exception) return { hours: [exception.text], isOpen: undefined };
  const day = weekdayOf(now);
  return {
    hours: hoursOn(store, day),
    isOpen: spansOn(store, day).some(({ opens, closes }) => opens <= now.time && now.time < closes),
  };
}

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

/** PDP-04: opening hours of a store: today's, then each weekday, then the exceptions. */
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

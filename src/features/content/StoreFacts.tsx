import type { Store } from '../../api/generated/types';
import { classNames } from '../../components/plain/classNames';
import { SafeLink } from '../../routing/links/SafeLink';
import { telHref } from '../../routing/links/telHref';
import { useTranslate } from '../../i18n/useTranslate';
import { StoreHours } from './StoreHours';
import styles from './StoreFacts.module.css';

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

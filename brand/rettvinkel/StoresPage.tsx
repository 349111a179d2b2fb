import type { Store } from '../../src/api/generated/types';
import { Each } from '../../src/components/plain/ErrorBoundary';
import { StoreTile } from '../../src/features/content/StoreFacts';
import { PageLayout } from '../../src/pages/PageLayout';
import { telHref } from '../../src/routing/links/classifyLink';
import { SafeLink } from '../../src/routing/links/SafeLink';
import type { OwnPage } from '../extensions.ts';
import styles from './StoresPage.module.css';

interface StoresPageModel extends OwnPage {
  stores: readonly Store[];
}

/** All stores on one page: address, opening hours today, telephone and map. */
export default function StoresPage({ page }: { page: StoresPageModel }) {
  return (
    <PageLayout page={page}>
      <ul className={styles.stores}>
        <Each items={page.stores} path="/stores" keyOf={({ name }) => name}>
          {(store) => (
            <li className={styles.store}>
              <h2 className={styles.name}>
                {store.mapUrl ? <SafeLink href={store.mapUrl}>{store.name}</SafeLink> : store.name}
              </h2>
              <StoreTile store={store} />
              {store.phoneNumber && (
                <SafeLink href={telHref(store.phoneNumber)} className={styles.phone}>
                  <bdi>{store.phoneNumber}</bdi>
                </SafeLink>
              )}
            </li>
          )}
        </Each>
      </ul>
    </PageLayout>
  );
}

import type { components } from '../../../api/generated/types';
import { Each } from '../../../components/plain/ErrorBoundary';
import styles from './SpecificationList.module.css';

export function SpecificationList({ items }: { items: readonly components['schemas']['Specification'][] }) {
  return (
    <dl>
      <Each items={items} path="/items" keyOf={({ name }) => name}>
        {({ name, value }) => (
          <div className={styles.line}>
            <dt className={styles.name}>{name}</dt>
            <dd>{value}</dd>
          </div>
        )}
      </Each>
    </dl>
  );
}

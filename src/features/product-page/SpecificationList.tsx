import type { components } from '../../api/generated/types';
import styles from './SpecificationList.module.css';

/** PDP-01, PDP-03: names and values of a product, a line each. */
export function SpecificationList({ items }: { items: readonly components['schemas']['Specification'][] }) {
  return (
    <dl>
      {items.map(({ name, value }, place) => (
        <div key={place} className={styles.line}>
          <dt className={styles.name}>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

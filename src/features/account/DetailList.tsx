import styles from './DetailList.module.css';

interface DetailListProps {
  /** Name and value; a row without a value is left out. */
  rows: readonly (readonly [name: string, value: string | null])[];
}

/** Facts by name. */
export function DetailList({ rows }: DetailListProps) {
  return (
    <dl className={styles.details}>
      {rows.map(([name, value]) =>
        value ? (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ) : null,
      )}
    </dl>
  );
}

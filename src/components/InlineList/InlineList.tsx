import { Fragment } from 'react';
import styles from './InlineList.module.css';

/** Texts on a line with a dot between them; those that are empty are left out, and no line begins or ends with a dot. */
export function InlineList({ items }: { items: readonly (string | null | undefined)[] }) {
  return (
    <span className={styles.list}>
      {items.filter(Boolean).map((item, index) => (
        <Fragment key={index}>
          {index > 0 && <span className="visually-hidden">, </span>}
          <span className={styles.item}>{item}</span>
        </Fragment>
      ))}
    </span>
  );
}

import { Fragment } from 'react';
import styles from './InlineList.module.css';

/** Texts on a line separated by dots, without empty ones; no line begins or ends with a dot. */
export function InlineList({ items }: { items: readonly (string | null | undefined)[] }) {
  return (
    <span className={styles.list}>
      {items.filter(Boolean).map((item, index) => (
        <Fragment key={index}>
          {index > 0 && <span className="visually-hidden">, </span>}
          <span className={styles.item}>
            <bdi>{item}</bdi>
          </span>
        </Fragment>
      ))}
    </span>
  );
}

import styles from './CountBadge.module.css';

/** NAV-01: a count at the corner of an icon; nothing below 1. It is hidden from screen readers, since the icon's name has the count. */
export function CountBadge({ count = 0 }: { count?: number }) {
  if (count < 1) return null;
  return (
    <span className={styles.count} aria-hidden="true">
      {count}
    </span>
  );
}

import styles from './CountBadge.module.css';

/**
 * NAV-01: count at the corner of an icon; renders nothing below 1. Hidden from screen readers: the icon's name has
 * the count.
 */
export function CountBadge({ count = 0 }: { count?: number }) {
  if (count < 1) return null;
  return (
    // The key restarts the animation when the count changes.
    <span key={count} className={styles.count} aria-hidden="true">
      {count}
    </span>
  );
}

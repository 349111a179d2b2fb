import type { ReactNode } from 'react';
import styles from './Story.module.css';

interface StoryProps {
  /** Name of the part, as the code has it. */
  name: string;
  /** States side by side, or one below the other for parts that want the whole width. */
  wide?: boolean;
  children: ReactNode;
}

/** One part in all its states. */
export function Story({ name, wide = false, children }: StoryProps) {
  return (
    <section className={styles.story} data-story={name}>
      <h2 className={styles.name}>{name}</h2>
      <div className={wide ? styles.wide : styles.states}>{children}</div>
    </section>
  );
}

/** One state of a part under the name of what makes it so. */
export function State({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.state}>
      <code className={styles.caption}>{name}</code>
      <div>{children}</div>
    </div>
  );
}

import type { ReactNode } from 'react';
import styles from './Story.module.css';

interface StoryProps {
  name: string;
  /** Stacks the states, for full-width components, instead of showing them side by side. */
  wide?: boolean;
  children: ReactNode;
}

export function Story({ name, wide = false, children }: StoryProps) {
  return (
    <section className={styles.story} data-story={name}>
      <h2 className={styles.name}>{name}</h2>
      <div className={wide ? styles.wide : styles.states}>{children}</div>
    </section>
  );
}

export function State({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.state}>
      <code className={styles.caption}>{name}</code>
      <div>{children}</div>
    </div>
  );
}

import type { ReactNode } from 'react';
import styles from './Story.module.css';

interface StoryProps {
  /** Name of the component in the code. */
  name: string;
  /** Stacks the states, for full-width components, instead of showing them side by side. */
  wide?: boolean;
  children: ReactNode;
}

/** One component in all its states. */
export function Story({ name, wide = false, children }: StoryProps) {
  return (
    <section className={styles.story} data-story={name}>
      <h2 className={styles.name}>{name}</h2>
      <div className={wide ? styles.wide : styles.states}>{children}</div>
    </section>
  );
}

/** One state of a component, labelled by the props that cause it. */
export function State({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.state}>
      <code className={styles.caption}>{name}</code>
      <div>{children}</div>
    </div>
  );
}

import type { ReactNode, Ref } from 'react';
import styles from './SectionHead.module.css';

interface SectionHeadProps {
  /** Id of the heading, which names the section. */
  id: string;
  title: string;
  /** Of the heading, for focus to move there. */
  headingRef?: Ref<HTMLHeadingElement>;
  /** Buttons beside the heading. */
  children: ReactNode;
}

/** The heading of a section with its buttons beside it, below it where there is no room. */
export function SectionHead({ id, title, headingRef, children }: SectionHeadProps) {
  return (
    <div className={styles.head}>
      <h2 ref={headingRef} id={id} className={styles.title} tabIndex={-1}>
        {title}
      </h2>
      {children}
    </div>
  );
}

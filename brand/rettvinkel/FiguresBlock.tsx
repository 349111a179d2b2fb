import { Each } from '../../src/components/plain/ErrorBoundary';
import styles from './FiguresBlock.module.css';

interface Figures {
  heading: string;
  figures: readonly { value: string; label: string }[];
}

/** Block of editors: figures in large type, each with its label. */
export function FiguresBlock({ content: { heading, figures } }: { content: Figures }) {
  if (figures.length === 0) return null;
  return (
    <section className="page-width">
      <h2 className={styles.heading}>{heading}</h2>
      <dl className={styles.figures}>
        <Each items={figures} path="/content/figures" keyOf={({ label }) => label}>
          {({ value, label }) => (
            <div className={styles.figure}>
              <dt>{label}</dt>
              <dd className={styles.value}>{value}</dd>
            </div>
          )}
        </Each>
      </dl>
    </section>
  );
}

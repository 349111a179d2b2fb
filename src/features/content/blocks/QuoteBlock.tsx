import { Picture } from '../../../components/plain/Picture';
import { classNames } from '../../../components/plain/classNames';
import type { BlockContent } from '../schemas';
import styles from './QuoteBlock.module.css';

/** A quotation in large type (PDP-04). */
export function QuoteBlock({ content }: { content: BlockContent<'QuoteBlock'> }) {
  const { text, attribution, image } = content;
  return (
    <section className="page-width">
      <div className={classNames(styles.block, image && styles.pictured)}>
        {image && <Picture image={image} ratio="4 / 5" sizes="(width > 720px) 33vw, 100vw" />}
        <figure className={styles.figure}>
          <blockquote className={styles.quote}>{text}</blockquote>
          {attribution && <figcaption className={styles.attribution}>{attribution}</figcaption>}
        </figure>
      </div>
    </section>
  );
}

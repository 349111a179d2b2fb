import { Accordion } from '../../../components/Accordion/Accordion';
import { RichText } from '../../../components/RichText/RichText';
import type { BlockContent } from '../schemas';
import styles from './FaqBlock.module.css';

/** Questions that open to their answers (PDP-04). */
export function FaqBlock({ content }: { content: BlockContent<'FaqBlock'> }) {
  return (
    <section className="page-width">
      <div className={styles.block}>
        <h2 className={styles.heading}>{content.heading}</h2>
        <div className={styles.items}>
          {content.items.map(({ question, answer }) => (
            <Accordion key={question} title={question}>
              <RichText html={answer} />
            </Accordion>
          ))}
        </div>
      </div>
    </section>
  );
}

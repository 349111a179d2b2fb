import { Accordion } from '../../../components/plain/Accordion';
import { classNames } from '../../../components/plain/classNames';
import { Each } from '../../../components/plain/ErrorBoundary';
import { RichText } from '../../../components/plain/RichText';
import type { BlockContent } from '../schemas';
import styles from './FaqBlock.module.css';

/** Questions with expandable answers (PDP-04). */
export function FaqBlock({ content }: { content: BlockContent<'FaqBlock'> }) {
  const items = content.items.filter(({ question }) => question !== '');
  if (items.length === 0) return null;
  return (
    <section className="page-width">
      <div className={classNames('page-grid', styles.block)}>
        <h2 className={styles.heading}>{content.heading}</h2>
        <div className={styles.items}>
          <Each items={items} place="/content/items" keyOf={({ question }) => question}>
            {({ question, answer }) => (
              <Accordion title={question}>
                <RichText html={answer} />
              </Accordion>
            )}
          </Each>
        </div>
      </div>
    </section>
  );
}

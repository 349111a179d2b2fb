import { Picture } from '../../../components/plain/Picture';
import { classNames } from '../../../components/plain/classNames';
import { RichText } from '../../../components/plain/RichText';
import type { BlockContent } from '../schemas';
import { TextLink } from './BlockHeading';
import styles from './ContentBlock.module.css';

/** Text with an optional heading, picture and link (PDP-04). */
export function ContentBlock({ content }: { content: BlockContent<'ContentBlock'> }) {
  const { heading, text, image, link } = content;
  return (
    <section className="page-width">
      <div className={classNames('page-grid', styles.block)}>
        {heading && <h2 className={styles.heading}>{heading}</h2>}
        <div className={styles.body}>
          <RichText html={text} className={styles.text} />
          {link && <TextLink link={link} />}
        </div>
        {image && <Picture image={image} ratio="16 / 9" className={styles.picture} />}
      </div>
    </section>
  );
}

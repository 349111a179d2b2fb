import { Picture } from '../../../components/Picture/Picture';
import { RichText } from '../../../components/RichText/RichText';
import { classNames } from '../../../components/classNames';
import type { BlockContent } from '../schemas';
import { TextLink } from './BlockHeading';
import styles from './ImageTextBlock.module.css';

/** A picture beside a text, on the side set by the editors; above it on small windows (PDP-04). */
export function ImageTextBlock({ content }: { content: BlockContent<'ImageTextBlock'> }) {
  const { heading, text, image, imagePosition, link } = content;
  return (
    <section className="page-width">
      <div className={classNames(styles.block, imagePosition === 'right' && styles.right)}>
        <Picture
          image={image}
          ratio="5 / 4"
          sizes="(width > 1024px) 58vw, 100vw"
          decorative={image.alt === ''}
          className={styles.picture}
        />
        <div className={styles.body}>
          <h2 className={styles.heading}>{heading}</h2>
          <RichText html={text} />
          {link && <TextLink link={link} />}
        </div>
      </div>
    </section>
  );
}

import { Picture } from '../../../components/plain/Picture';
import { RichText } from '../../../components/plain/RichText';
import { classNames } from '../../../components/plain/classNames';
import { Hotspots } from '../Hotspots';
import type { BlockContent } from '../schemas';
import { TextLink } from './BlockHeading';
import styles from './ImageTextBlock.module.css';

/** Width of the picture's frame ÷ its height. */
const frameRatio = 5 / 4;

/** PDP-04: picture with links to its products, on the side of a text set by the editors; above it in small windows. */
export function ImageTextBlock({ content }: { content: BlockContent<'ImageTextBlock'> }) {
  const { heading, text, image, imagePosition, link, hotspots = [] } = content;
  const { width, height } = image;
  return (
    <section className="page-width">
      <div className={classNames(styles.block, imagePosition === 'right' && styles.right)}>
        <div className={styles.picture}>
          <Picture
            image={image}
            ratio="5 / 4"
            sizes="(width > 1024px) 58vw, 100vw"
            decorative={image.alt === ''}
          />
          {hotspots.length > 0 && width && height && (
            <Hotspots hotspots={hotspots} ratio={width / height} frameRatio={frameRatio} />
          )}
        </div>
        <div className={styles.body}>
          <h2 className={styles.heading}>{heading}</h2>
          <RichText html={text} />
          {link && <TextLink link={link} />}
        </div>
      </div>
    </section>
  );
}

import { classNames } from '../../../components/plain/classNames';
import { Each } from '../../../components/plain/ErrorBoundary';
import { Picture } from '../../../components/plain/Picture';
import { RichText } from '../../../components/plain/RichText';
import { mediaUrl } from '../../../config/deployment';
import { SafeLink } from '../../../routing/links/SafeLink';
import type { BlockContent } from '../schemas';
import { TextLink } from './TextBlocks';
import styles from './PictureBlocks.module.css';

interface HotspotsProps {
  hotspots: NonNullable<BlockContent<'ImageTextBlock'>['hotspots']>;
  ratio: number;
  /** Width of the frame ÷ its height: the picture covers it, centred. */
  frameRatio: number;
}

const edge = 0.05;

const inFrame = (share: number, cut: number) => 0.5 + (share - 0.5) * cut;

/** PDP-04: links to the products in a picture, at their places; those in cropped parts are left out. */
function Hotspots({ hotspots, ratio, frameRatio }: HotspotsProps) {
  const spots = hotspots
    .map((spot) => ({
      ...spot,
      x: inFrame(spot.x, Math.max(1, ratio / frameRatio)),
      y: inFrame(spot.y, Math.max(1, frameRatio / ratio)),
    }))
    .filter(({ x, y }) => Math.min(x, y, 1 - x, 1 - y) > edge);
  return (
    <ul className={styles.spots}>
      <Each items={spots} path="/content/hotspots" keyOf={({ url }) => url}>
        {({ x, y, name, url }) => (
          <li className={styles.spot} style={{ left: `${x * 100}%`, top: `${y * 100}%` }}>
            <SafeLink href={url} leadsTo="product" className={styles.link}>
              <span className={styles.name} data-side={x > 0.5 ? 'left' : 'right'}>
                {name}
              </span>
            </SafeLink>
          </li>
        )}
      </Each>
    </ul>
  );
}

/** A self-hosted video: nothing is fetched before it is played, and nothing from other sites (PDP-04). */
export function VideoBlock({ content }: { content: BlockContent<'VideoBlock'> }) {
  const { title, src, poster, captionsSrc, text } = content;
  return (
    <section className="page-width">
      <figure className={styles.figure}>
        <video
          className={styles.video}
          controls
          preload="none"
          poster={mediaUrl(poster.src)}
          src={mediaUrl(src)}
          aria-label={title}
        >
          <track
            kind="captions"
            src={captionsSrc === null ? undefined : mediaUrl(captionsSrc)}
            default={captionsSrc !== null}
          />
        </video>
        <figcaption className={styles.caption}>
          <h2 className={styles.title}>{title}</h2>
          {text && <p>{text}</p>}
        </figcaption>
      </figure>
    </section>
  );
}

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

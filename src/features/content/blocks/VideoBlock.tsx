import { mediaUrl } from '../../../config/deployment';
import type { BlockContent } from '../schemas';
import styles from './VideoBlock.module.css';

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

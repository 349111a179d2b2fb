import type { components } from '../../api/generated/types';
import { ButtonLink } from '../../components/plain/Button';
import { classNames } from '../../components/plain/classNames';
import { Picture } from '../../components/plain/Picture';
import type { Image } from './schemas';
import styles from './Hero.module.css';

interface HeroPictureProps {
  image: Image;
  /** The sizes attribute; the whole window by default. */
  sizes?: string;
  className?: string;
}

/** The picture at the top of a page (PDP-04). */
export function HeroPicture({ image, sizes, className }: HeroPictureProps) {
  return (
    <Picture
      image={image}
      ratio="auto"
      sizes={sizes}
      priority
      className={classNames(styles.heroPicture, className)}
    />
  );
}

/** The sizes attribute of a page's picture: beside the heading on a desktop. */
export const heroPictureSizes = '(width > 1024px) 60vw, 100vw';

/**
 * The hero of a page: a picture across the window, and a panel with texts over its lower edge (PDP-04). The picture
 * shrinks so that both fit the first window (UI-05).
 */
export function Hero({ hero }: { hero: components['schemas']['HeroModel'] }) {
  const { heading, text, image, link } = hero;
  return (
    <section className={styles.hero}>
      <HeroPicture image={image} className={styles.picture} />
      <div className={classNames('page-width', styles.words)}>
        <div className={styles.panel}>
          <h2 className={styles.heading}>{heading}</h2>
          {text && <p className={styles.text}>{text}</p>}
          {link && (
            <ButtonLink href={link.url} title={link.title ?? undefined}>
              {link.text}
            </ButtonLink>
          )}
        </div>
      </div>
    </section>
  );
}

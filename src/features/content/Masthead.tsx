import { classNames } from '../../components/plain/classNames';
import styles from './Masthead.module.css';
import type { components } from '../../api/generated/types';
import { ButtonLink } from '../../components/plain/Button';
import { Picture } from '../../components/plain/Picture';
import type { Image } from './schemas';

interface MastheadProps {
  title: string;
  preamble?: string;
  /** Cover: stories; line: below a hero with the headline; compact: product lists; plain: all other pages. */
  size?: 'cover' | 'line' | 'compact' | 'plain';
}

/** Page heading with its preamble, beside the title in wide windows. */
export function Masthead({ title, preamble, size = 'plain' }: MastheadProps) {
  return (
    <div className={classNames(size === 'cover' && 'page-grid', styles.masthead, styles[size])}>
      <h1 className={styles.title}>{title}</h1>
      {preamble && <p className={styles.preamble}>{preamble}</p>}
    </div>
  );
}

interface HeroPictureProps {
  image: Image;
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

/** The hero of a page (PDP-04), in the first window (UI-05): a picture, with a panel beside it or over its lower edge. */
export function Hero({ hero }: { hero: components['schemas']['HeroModel'] }) {
  const { heading, text, image, link } = hero;
  return (
    <section className={styles.hero}>
      <HeroPicture image={image} sizes="(width > 1024px) 58vw, 100vw" className={styles.picture} />
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

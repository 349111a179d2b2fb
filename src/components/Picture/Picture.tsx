import { useState, type CSSProperties, type SyntheticEvent } from 'react';
import { ImageOff } from 'lucide-react';
import { useTranslate } from '../../i18n/useTranslate';
import { classNames } from '../classNames';
import { Icon } from '../Icon/Icon';
import styles from './Picture.module.css';

interface PictureProps {
  /** What the server gives for a picture; one without an address counts as broken. */
  image: { src: string; alt: string; sources?: readonly { url: string; width: number }[] };
  /** Width to height, such as '4 / 5'; the room is kept before the picture is there. */
  ratio: string;
  /** How wide it is shown, as the sizes attribute says it; the whole window when not given. */
  sizes?: string;
  /** Among the first things seen: asked for at once, and shown without a fade. */
  priority?: boolean;
  /** Repeats what stands beside it, so it is not read out. */
  decorative?: boolean;
  className?: string;
}

/** In srcset white space and commas end an address; everything else in it is the server's. */
const escapeForSrcSet = (url: string) => url.trim().replaceAll(/[\s,]/g, encodeURIComponent);

function fadeIn(event: SyntheticEvent<HTMLImageElement>): void {
  event.currentTarget.dataset['loaded'] = '';
}

function showIfLoaded(image: HTMLImageElement | null): void {
  if (image?.complete) image.dataset['loaded'] = '';
}

function MissingImage({ ratio, className }: { ratio: string; className?: string }) {
  const t = useTranslate();
  return (
    <span className={classNames(styles.frame, styles.missing, className)} style={{ aspectRatio: ratio }}>
      <Icon icon={ImageOff} size="l" />
      <span className={styles.label}>{t('common.missingImage')}</span>
    </span>
  );
}

/**
 * CARD-01: a picture in a fixed ratio, in the width the window needs, loaded when it comes near and faded in. Broken,
 * it gives way to a placeholder that says so.
 */
export function Picture({
  image,
  ratio,
  sizes = '100vw',
  priority = false,
  decorative,
  className,
}: PictureProps) {
  const [broken, setBroken] = useState('');
  if (image.src === '' || broken === image.src) return <MissingImage ratio={ratio} className={className} />;
  const style: CSSProperties = { aspectRatio: ratio };
  return (
    <span className={classNames(styles.frame, className)} style={style}>
      <img
        ref={showIfLoaded}
        className={priority ? styles.image : classNames(styles.image, styles.fading)}
        src={image.src}
        srcSet={
          image.sources?.map(({ url, width }) => `${escapeForSrcSet(url)} ${width}w`).join(', ') || undefined
        }
        sizes={image.sources?.length ? sizes : undefined}
        alt={decorative ? '' : image.alt}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding={priority ? 'sync' : 'async'}
        onLoad={fadeIn}
        onError={() => setBroken(image.src)}
      />
    </span>
  );
}

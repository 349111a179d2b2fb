import { useCallback, useEffect, useState, type CSSProperties, type SyntheticEvent } from 'react';
import ImageOff from 'lucide-react/icons/image-off';
import { mediaUrl } from '../../config/deployment';
import { useTranslate } from '../../i18n/useTranslate';
import { classNames } from './classNames';
import { Icon } from './Icon';
import styles from './Picture.module.css';

interface Addresses {
  src: string;
  sources?: readonly { url: string; width: number }[];
}

/** White space and commas end an address in srcset; the rest is left as sent by the server. */
const escapeForSrcSet = (url: string) => mediaUrl(url.trim()).replaceAll(/[\s,]/g, encodeURIComponent);

/**
 * The src and srcset attributes of a picture, on the media base; no srcset for a single width.
 * @throws TypeError for addresses that are not strings
 */
export function pictureAddresses({ src, sources }: Addresses) {
  return {
    src: mediaUrl(src),
    srcSet: sources?.map(({ url, width }) => `${escapeForSrcSet(url)} ${width}w`).join(', ') || undefined,
  };
}

interface PictureProps {
  /** Picture of the contract; null or without an address counts as missing. */
  image: { src: string; alt: string; sources?: readonly { url: string; width: number }[] } | null;
  /** CSS aspect ratio, such as '4 / 5', which reserves the space before the picture has loaded; 'auto': by style sheet. */
  ratio: string;
  /** The sizes attribute; default: the width of the window. */
  sizes?: string;
  /** In the first window: fetched at once, and shown without a fade. */
  priority?: boolean;
  /** Without a frame: the caller draws the ground on which the picture fades in. */
  bare?: boolean;
  /** Duplicates the text beside it, so it is hidden from screen readers. */
  decorative?: boolean;
  className?: string;
}

function fadeIn(event: SyntheticEvent<HTMLImageElement>): void {
  event.currentTarget.dataset['loaded'] = '';
}

function showIfLoaded(image: HTMLImageElement | null): void {
  if (image?.complete) image.dataset['loaded'] = '';
}

interface MissingImageProps extends Pick<PictureProps, 'className'> {
  style: CSSProperties | undefined;
  /** Called when the browser is online again, since the picture may have failed while offline. */
  onOnline: () => void;
}

function MissingImage({ style, className, onOnline }: MissingImageProps) {
  const t = useTranslate();
  useEffect(() => {
    window.addEventListener('online', onOnline);
    return () => window.removeEventListener('online', onOnline);
  }, [onOnline]);
  return (
    <span className={classNames(styles.frame, styles.missing, className)} style={style}>
      <Icon icon={ImageOff} size="l" />
      <span className={styles.label}>{t('common.missingImage')}</span>
    </span>
  );
}

/**
 * CARD-01: picture with a fixed ratio, in a responsive width, lazy-loaded and faded in. A placeholder replaces one
 * that fails, until the browser is online again.
 * @example <Picture image={product.image} ratio="1 / 1" sizes="5rem" decorative />
 */
export function Picture({
  image,
  ratio,
  sizes = '100vw',
  priority = false,
  bare = false,
  decorative,
  className,
}: PictureProps) {
  const [failedSource, setFailedSource] = useState('');
  const retry = useCallback(() => setFailedSource(''), []);
  const style: CSSProperties | undefined = ratio === 'auto' ? undefined : { aspectRatio: ratio };
  if (!image?.src || failedSource === image.src)
    return <MissingImage style={style} className={className} onOnline={retry} />;
  const picture = (
    <img
      ref={showIfLoaded}
      className={classNames(styles.image, !priority && styles.fading, bare && className)}
      style={bare ? style : undefined}
      // Before `src`: some browsers start the fetch as soon as that is set.
      loading={priority ? 'eager' : 'lazy'}
      {...pictureAddresses(image)}
      sizes={image.sources?.length ? sizes : undefined}
      alt={decorative ? '' : image.alt}
      fetchPriority={priority ? 'high' : undefined}
      decoding={priority ? 'sync' : 'async'}
      onLoad={fadeIn}
      onError={() => setFailedSource(image.src)}
    />
  );
  if (bare) return picture;
  return (
    <span className={classNames(styles.frame, className)} style={style}>
      {picture}
    </span>
  );
}

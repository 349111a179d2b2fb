import { useCallback, useEffect, useState, type CSSProperties, type SyntheticEvent } from 'react';
import ImageOff from 'lucide-react/icons/image-off';
import { useTranslate } from '../../i18n/useTranslate';
import { classNames } from '../classNames';
import { Icon } from '../Icon/Icon';
import styles from './Picture.module.css';
import { pictureAddresses } from './pictureAddresses';

interface PictureProps {
  /** A picture of the contract; null and one without an address count as missing. */
  image: { src: string; alt: string; sources?: readonly { url: string; width: number }[] } | null;
  /** CSS aspect ratio, such as '4 / 5'; it holds before the picture has loaded. */
  ratio: string;
  /** The sizes attribute: how wide it is shown; the whole window when not given. */
  sizes?: string;
  /** Among the first things in view: fetched at once, and shown without a fade. */
  priority?: boolean;
  /** Repeats the text beside it, so screen readers skip it. */
  decorative?: boolean;
  className?: string;
}

function fadeIn(event: SyntheticEvent<HTMLImageElement>): void {
  event.currentTarget.dataset['loaded'] = '';
}

function showIfLoaded(image: HTMLImageElement | null): void {
  if (image?.complete) image.dataset['loaded'] = '';
}

interface MissingImageProps extends Pick<PictureProps, 'ratio' | 'className'> {
  /** Called when the browser is online again: the picture may have failed because it was not. */
  onOnline: () => void;
}

function MissingImage({ ratio, className, onOnline }: MissingImageProps) {
  const t = useTranslate();
  useEffect(() => {
    window.addEventListener('online', onOnline);
    return () => window.removeEventListener('online', onOnline);
  }, [onOnline]);
  return (
    <span className={classNames(styles.frame, styles.missing, className)} style={{ aspectRatio: ratio }}>
      <Icon icon={ImageOff} size="l" />
      <span className={styles.label}>{t('common.missingImage')}</span>
    </span>
  );
}

/**
 * CARD-01: a picture in a fixed ratio, in the width the window needs, loaded when it comes near and faded in. A
 * placeholder replaces one that fails, until the browser is online again.
 */
export function Picture({
  image,
  ratio,
  sizes = '100vw',
  priority = false,
  decorative,
  className,
}: PictureProps) {
  const [failedSource, setFailedSource] = useState('');
  const retry = useCallback(() => setFailedSource(''), []);
  if (!image?.src || failedSource === image.src)
    return <MissingImage ratio={ratio} className={className} onOnline={retry} />;
  const style: CSSProperties = { aspectRatio: ratio };
  return (
    <span className={classNames(styles.frame, className)} style={style}>
      <img
        ref={showIfLoaded}
        className={priority ? styles.image : classNames(styles.image, styles.fading)}
        // Before the address: some browsers fetch as soon as that is set.
        loading={priority ? 'eager' : 'lazy'}
        {...pictureAddresses(image)}
        sizes={image.sources?.length ? sizes : undefined}
        alt={decorative ? '' : image.alt}
        fetchPriority={priority ? 'high' : undefined}
        decoding={priority ? 'sync' : 'async'}
        onLoad={fadeIn}
        onError={() => setFailedSource(image.src)}
      />
    </span>
  );
}

import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import X from 'lucide-react/icons/x';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type MouseEvent } from 'react';
import type { Image } from '../../../../api/generated/types';
import { useModalFrame } from '../../../../components/mui/Modal';
import { classNames } from '../../../../components/plain/classNames';
import { Icon } from '../../../../components/plain/Icon';
import { closeModal } from '../../../../components/plain/modalStore';
import { Picture, pictureAddresses } from '../../../../components/plain/Picture';
import { useTranslate } from '../../../../i18n/useTranslate';
import { MuiProvider } from '../../../../theme/MuiProvider';
import { Arrows, useGallery } from './GalleryControls';
import styles from './ProductPictures.module.css';
import zoomStyles from './zoomButton.module.css';

interface Point {
  x: number;
  y: number;
}

const middle: Point = { x: 0.5, y: 0.5 };

function pointOf({ detail, clientX, clientY, currentTarget }: MouseEvent): Point {
  if (detail === 0) return middle;
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  return { x: (clientX - left) / width, y: (clientY - top) / height };
}

function useCloser(isCurrent: boolean) {
  const ref = useRef<HTMLLIElement>(null);
  const [point, setPoint] = useState<Point | null>(null);
  const isClose = point !== null && isCurrent;
  useLayoutEffect(() => {
    const { current } = ref;
    if (!current || !point) return;
    current.scrollLeft = point.x * current.scrollWidth - current.clientWidth / 2;
    current.scrollTop = point.y * current.scrollHeight - current.clientHeight / 2;
  }, [point]);
  const toggle = (event: MouseEvent) => setPoint(isClose ? null : pointOf(event));
  return { ref, isClose, toggle };
}

interface EnlargedProps {
  image: Image;
  isClose: boolean;
}

function Enlarged({ image, isClose }: EnlargedProps) {
  const [broken, setBroken] = useState(false);
  if (broken) return <Picture image={{ src: '', alt: image.alt }} ratio="1 / 1" className={styles.picture} />;
  return (
    <img
      className={styles.picture}
      {...pictureAddresses(image)}
      sizes={isClose ? '220vw' : '100vw'}
      alt=""
      loading="lazy"
      onError={() => setBroken(true)}
    />
  );
}

interface ZoomSlideProps {
  picture: Image;
  isCurrent: boolean;
}

/** PDP-01: a full-window slide; a click zooms in on its point, and scrolling pans. */
function ZoomSlide({ picture, isCurrent }: ZoomSlideProps) {
  const t = useTranslate();
  const { ref, isClose, toggle } = useCloser(isCurrent);
  return (
    <li ref={ref} className={styles.slide}>
      <button
        type="button"
        className={classNames(zoomStyles.button, styles.zoom)}
        aria-pressed={isClose}
        tabIndex={isCurrent ? 0 : -1}
        onClick={toggle}
      >
        <span className="visually-hidden">{`${t('product.pictureCloser')}: ${picture.alt}`}</span>
        <Enlarged image={picture} isClose={isClose} />
      </button>
    </li>
  );
}

interface ProductPicturesProps {
  name: string;
  pictures: readonly Image[];
  first: number;
  /** Called with the index of the last visible picture, once the dialog has unmounted and the page can take focus. */
  onClose: (index: number) => void;
}

declare module '../../../../components/plain/modalStore' {
  interface ModalProps {
    productPictures: ProductPicturesProps;
  }
}

/** True for a zoomed picture, which arrow keys scroll instead of changing. */
const isClose = ({ target }: Event) => target instanceof Element && target.matches('[aria-pressed="true"]');

/** PDP-01: the pictures of a product in full-window size, navigated like the gallery. */
export function ProductPictures({ name, pictures, first, onClose }: ProductPicturesProps) {
  const t = useTranslate();
  const { rowProps, current, show, press } = useGallery(pictures.length, first);
  const frame = useModalFrame(closeModal, {
    'aria-label': t('product.pictures', [name]),
    className: styles.dialog,
    onKeyDown: ({ nativeEvent }) => {
      if (!isClose(nativeEvent)) press(nativeEvent);
    },
  });
  const reportClosed = useEffectEvent(() => onClose(current));
  // The page can take focus only after the dialog has left the document: in the cleanup of a passive effect.
  useEffect(() => () => reportClosed(), []);
  return (
    <MuiProvider>
      <Dialog {...frame} fullScreen>
        <div className={styles.bar}>
          {pictures.length > 1 && <Arrows current={current} count={pictures.length} onSelect={show} />}
          <IconButton aria-label={t('common.close')} onClick={closeModal}>
            <Icon icon={X} />
          </IconButton>
        </div>
        <ul className={styles.track} {...rowProps}>
          {pictures.map((picture, index) => (
            <ZoomSlide key={picture.src} picture={picture} isCurrent={index === current} />
          ))}
        </ul>
      </Dialog>
    </MuiProvider>
  );
}

import { useLayoutEffect, useRef, useState, type MouseEvent } from 'react';
import type { Image } from '../../../../api/generated/types';
import { classNames } from '../../../../components/classNames';
import { Picture } from '../../../../components/Picture/Picture';
import { pictureAddresses } from '../../../../components/Picture/pictureAddresses';
import { useTranslate } from '../../../../i18n/useTranslate';
import styles from './ProductPictures.module.css';
import zoomStyles from './zoomButton.module.css';

/** A point in a picture, as fractions of its width and height. */
interface Point {
  x: number;
  y: number;
}

const middle: Point = { x: 0.5, y: 0.5 };

/** Point of a click; the centre for a click by key. */
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
export function ZoomSlide({ picture, isCurrent }: ZoomSlideProps) {
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

import { useLayoutEffect, useRef, useState, type MouseEvent } from 'react';
import type { components } from '../../../api/generated/types';
import { Picture } from '../../../components/Picture/Picture';
import { pictureAddresses } from '../../../components/Picture/pictureAddresses';
import { useTranslate } from '../../../i18n/useTranslate';
import styles from './ProductPictures.module.css';

/** A place in a picture, as parts of its width and height. */
interface Point {
  x: number;
  y: number;
}

const middle: Point = { x: 0.5, y: 0.5 };

/** Where a pointer pressed; the middle when a key did. */
function pointOf({ detail, clientX, clientY, currentTarget }: MouseEvent): Point {
  if (detail === 0) return middle;
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  return { x: (clientX - left) / width, y: (clientY - top) / height };
}

function useCloser(isCurrent: boolean) {
  const slide = useRef<HTMLLIElement>(null);
  const [point, setPoint] = useState<Point | null>(null);
  const isClose = point !== null && isCurrent;
  useLayoutEffect(() => {
    const { current } = slide;
    if (!current || !point) return;
    current.scrollLeft = point.x * current.scrollWidth - current.clientWidth / 2;
    current.scrollTop = point.y * current.scrollHeight - current.clientHeight / 2;
  }, [point]);
  const toggle = (event: MouseEvent) => setPoint(isClose ? null : pointOf(event));
  return { slide, isClose, toggle };
}

interface ZoomSlideProps {
  image: components['schemas']['Image'];
  isCurrent: boolean;
}

/** PDP-01: a picture in the whole window; a press brings the place pressed closer, to be moved by scrolling. */
export function ZoomSlide({ image, isCurrent }: ZoomSlideProps) {
  const t = useTranslate();
  const { slide, isClose, toggle } = useCloser(isCurrent);
  const [broken, setBroken] = useState(false);
  const { alt } = image;
  return (
    <li ref={slide} className={styles.slide}>
      <button
        type="button"
        className={styles.zoom}
        aria-label={`${t('product.pictureCloser')}: ${alt}`}
        aria-pressed={isClose}
        tabIndex={isCurrent ? 0 : -1}
        onClick={toggle}
      >
        {broken ? (
          <Picture image={{ src: '', alt }} ratio="1 / 1" className={styles.picture} />
        ) : (
          <img
            className={styles.picture}
            {...pictureAddresses(image)}
            sizes={isClose ? '220vw' : '100vw'}
            alt=""
            loading="lazy"
            onError={() => setBroken(true)}
          />
        )}
      </button>
    </li>
  );
}

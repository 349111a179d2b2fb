import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import type { Image } from '../../../../api/generated/types';
import { IconButton } from '../../../../components/plain/IconButton';
import { Picture } from '../../../../components/plain/Picture';
import { useTranslate } from '../../../../i18n/useTranslate';
import styles from './GalleryControls.module.css';

interface ControlsProps {
  /** Index of the visible picture. */
  current: number;
  onSelect: (index: number) => void;
}

interface ThumbnailsProps extends ControlsProps {
  pictures: readonly Image[];
}

interface ArrowsProps extends ControlsProps {
  count: number;
}

/** PDP-01: thumbnails of all pictures. */
export function Thumbnails({ pictures, current, onSelect }: ThumbnailsProps) {
  const t = useTranslate();
  return (
    <ul className={styles.thumbnails}>
      {pictures.map((picture, index) => (
        <li key={picture.src}>
          <button
            type="button"
            className={styles.thumbnail}
            aria-label={t('product.pictureOf', [index + 1, pictures.length])}
            aria-current={index === current || undefined}
            onClick={() => onSelect(index)}
          >
            <Picture image={picture} ratio="1 / 1" sizes="5rem" decorative />
          </button>
        </li>
      ))}
    </ul>
  );
}

/** PDP-01: position in the gallery, with buttons for the previous and next picture. */
export function Arrows({ current, count, onSelect }: ArrowsProps) {
  const t = useTranslate();
  return (
    <div className={styles.arrows}>
      <IconButton
        icon={ArrowLeft}
        label={t('product.picturePrevious')}
        aria-disabled={current === 0 || undefined}
        onClick={() => onSelect(current - 1)}
      />
      <p className={styles.position} role="status">
        <span aria-hidden="true">
          {current + 1} / {count}
        </span>
        <span className="visually-hidden">{t('product.pictureOf', [current + 1, count])}</span>
      </p>
      <IconButton
        icon={ArrowRight}
        label={t('product.pictureNext')}
        aria-disabled={current === count - 1 || undefined}
        onClick={() => onSelect(current + 1)}
      />
    </div>
  );
}

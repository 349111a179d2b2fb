import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { IconButton } from '../../../../components/Button/IconButton';
import { Picture } from '../../../../components/Picture/Picture';
import { useTranslate } from '../../../../i18n/useTranslate';
import { DimensionDrawing } from './DimensionDrawing';
import styles from './GalleryControls.module.css';
import { isImage, slideKey, type Slide } from './slides';

interface ControlsProps {
  /** Index of the visible picture. */
  current: number;
  onSelect: (index: number) => void;
}

interface ThumbnailsProps extends ControlsProps {
  slides: readonly Slide[];
}

interface ArrowsProps extends ControlsProps {
  count: number;
}

/** PDP-01: thumbnails of all pictures. */
export function Thumbnails({ slides, current, onSelect }: ThumbnailsProps) {
  const t = useTranslate();
  return (
    <ul className={styles.thumbnails}>
      {slides.map((slide, index) => (
        <li key={slideKey(slide)}>
          <button
            type="button"
            className={styles.thumbnail}
            aria-label={t('product.pictureOf', [index + 1, slides.length])}
            aria-current={index === current || undefined}
            onClick={() => onSelect(index)}
          >
            {isImage(slide) ? (
              <Picture image={slide} ratio="1 / 1" sizes="5rem" decorative />
            ) : (
              <DimensionDrawing dimensions={slide} figures={false} />
            )}
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
      <p className={styles.place} role="status">
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

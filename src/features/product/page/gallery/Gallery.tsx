import { classNames } from '../../../../components/classNames';
import { openModal } from '../../../../components/Modal/modalStore';
import { Picture } from '../../../../components/Picture/Picture';
import { useTranslate } from '../../../../i18n/useTranslate';
import { DimensionDrawing } from './DimensionDrawing';
import styles from './Gallery.module.css';
import zoomStyles from './zoomButton.module.css';
import { Arrows, Thumbnails } from './GalleryControls';
import { galleryPictureSizes } from './galleryPictureSizes';
import { isImage, slideKey, useSlideText, type Slide } from './slides';
import { useGallery } from './useGallery';

interface GalleryProps {
  name: string;
  slides: readonly Slide[];
  /** URL of the picture to show; the first one when it is not in the gallery. */
  shown: string | undefined;
  thumbnails: boolean;
}

/**
 * PDP-01: the pictures of a product and the drawing of its dimensions, one at a time, changed by swipe, arrow keys,
 * buttons or thumbnails; a click enlarges. Shows a placeholder without pictures.
 */
export function Gallery({ name, slides, shown, thumbnails }: GalleryProps) {
  const t = useTranslate();
  const textOf = useSlideText();
  const first = Math.max(
    slides.findIndex((slide) => isImage(slide) && slide.src === shown),
    0,
  );
  const { rowProps, current, show, focusPicture, press } = useGallery(slides.length, first);
  const stayAt = (index: number) => focusPicture(index, 'instant');
  const several = slides.length > 1;
  if (!slides.some(isImage)) return <Picture image={null} ratio="1 / 1" />;
  return (
    <section aria-label={t('product.pictures', [name])}>
      <div className={styles.stage}>
        <ul className={styles.track} {...rowProps}>
          {slides.map((slide, index) => (
            <li key={slideKey(slide)} className={styles.slide}>
              <button
                type="button"
                className={classNames(zoomStyles.button, styles.zoom)}
                tabIndex={index === current ? 0 : -1}
                onKeyDown={press}
                onClick={() => openModal('productPictures', { name, slides, first: index, onClose: stayAt })}
              >
                <span className="visually-hidden">
                  {`${t('product.pictureZoom', [index + 1, slides.length])}: ${textOf(slide)}`}
                </span>
                {isImage(slide) ? (
                  <Picture
                    image={slide}
                    ratio="1 / 1"
                    sizes={galleryPictureSizes}
                    priority={index === first}
                    decorative
                    className={styles.picture}
                  />
                ) : (
                  <DimensionDrawing dimensions={slide} className={styles.picture} />
                )}
              </button>
            </li>
          ))}
        </ul>
        {several && (
          <div className={styles.arrows}>
            <Arrows current={current} count={slides.length} onSelect={show} />
          </div>
        )}
      </div>
      {several && thumbnails && <Thumbnails slides={slides} current={current} onSelect={show} />}
    </section>
  );
}

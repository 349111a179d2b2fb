import { classNames } from '../../../../components/classNames';
import type { Image } from '../../../../api/generated/types';
import { openModal } from '../../../../components/Modal/modalStore';
import { Picture } from '../../../../components/Picture/Picture';
import { useTranslate } from '../../../../i18n/useTranslate';
import styles from './Gallery.module.css';
import zoomStyles from './zoomButton.module.css';
import { Arrows, Thumbnails } from './GalleryControls';
import { galleryPictureSizes } from './galleryPictureSizes';
import { useGallery } from './useGallery';

interface GalleryProps {
  name: string;
  pictures: readonly Image[];
  /** URL of the picture to show; the first one when it is not in the gallery. */
  shown: string | undefined;
  thumbnails: boolean;
}

/**
 * PDP-01: the pictures of a product. Up to 1024 px one at a time, changed by swipe, arrow keys, buttons or thumbnails;
 * in larger windows all of them, side by side. A click enlarges. Shows a placeholder without pictures.
 */
export function Gallery({ name, pictures, shown, thumbnails }: GalleryProps) {
  const t = useTranslate();
  const first = Math.max(
    pictures.findIndex(({ src }) => src === shown),
    0,
  );
  const { rowProps, current, show, select, focusPicture, press } = useGallery(pictures.length, first);
  const stayAt = (index: number) => focusPicture(index, 'instant');
  const several = pictures.length > 1;
  if (pictures.length === 0) return <Picture image={null} ratio="1 / 1" />;
  return (
    <section aria-label={t('product.pictures', [name])}>
      <div className={styles.stage}>
        <ul className={styles.track} {...rowProps}>
          {pictures.map((picture, index) => (
            <li key={picture.src} className={classNames(styles.slide, index === first && styles.first)}>
              <button
                type="button"
                className={classNames(zoomStyles.button, styles.zoom)}
                tabIndex={index === current ? 0 : -1}
                onKeyDown={press}
                onClick={() =>
                  openModal('productPictures', { name, pictures, first: index, onClose: stayAt })
                }
              >
                <span className="visually-hidden">
                  {`${t('product.pictureZoom', [index + 1, pictures.length])}: ${picture.alt}`}
                </span>
                <Picture
                  image={picture}
                  ratio="1 / 1"
                  sizes={galleryPictureSizes}
                  priority={index === first}
                  decorative
                  className={styles.picture}
                />
              </button>
            </li>
          ))}
        </ul>
        {several && (
          <div className={styles.arrows}>
            <Arrows current={current} count={pictures.length} onSelect={show} />
          </div>
        )}
      </div>
      {several && thumbnails && <Thumbnails pictures={pictures} current={current} onSelect={select} />}
    </section>
  );
}

import type { components } from '../../../api/generated/types';
import { openModal } from '../../../components/Modal/modalStore';
import { Picture } from '../../../components/Picture/Picture';
import { useTranslate } from '../../../i18n/useTranslate';
import styles from './Gallery.module.css';
import { Arrows, Thumbnails } from './GalleryControls';
import { galleryPictureSizes } from './galleryPictureSizes';
import { useGallery } from './useGallery';

type Image = components['schemas']['Image'];

interface GalleryProps {
  name: string;
  images: readonly Image[];
  /** Address of the picture to show; the first one when it is not among them. */
  shown: string | undefined;
  thumbnails: boolean;
}

/**
 * PDP-01: the pictures of a product, one at a time: by swipe, arrow keys, buttons or thumbnails; a press enlarges. A
 * product without pictures has a placeholder.
 */
export function Gallery({ name, images, shown, thumbnails }: GalleryProps) {
  const t = useTranslate();
  const first = Math.max(
    images.findIndex(({ src }) => src === shown),
    0,
  );
  const { rowProps, current, show, focusPicture, press } = useGallery(images.length, first);
  const stayAt = (index: number) => focusPicture(index, 'instant');
  const several = images.length > 1;
  if (images.length === 0) return <Picture image={null} ratio="1 / 1" />;
  return (
    <section aria-label={t('product.pictures', [name])}>
      <div className={styles.stage}>
        <ul className={styles.track} {...rowProps}>
          {images.map((image, index) => (
            <li key={image.src} className={styles.slide}>
              <button
                type="button"
                className={styles.zoom}
                aria-label={`${t('product.pictureZoom', [index + 1, images.length])}: ${image.alt}`}
                tabIndex={index === current ? 0 : -1}
                onKeyDown={press}
                onClick={() => openModal('productPictures', { name, images, first: index, onClose: stayAt })}
              >
                <Picture
                  image={image}
                  ratio="1 / 1"
                  sizes={galleryPictureSizes}
                  priority={index === first}
                  decorative
                />
              </button>
            </li>
          ))}
        </ul>
        {several && (
          <div className={styles.arrows}>
            <Arrows current={current} count={images.length} onChoose={show} />
          </div>
        )}
      </div>
      {several && thumbnails && <Thumbnails images={images} current={current} onChoose={show} />}
    </section>
  );
}

import { ArrowLeft, ArrowRight } from 'lucide-react';
import type { components } from '../../api/generated/types';
import { IconButton } from '../../components/Button/IconButton';
import { openModal } from '../../components/Modal/modalStore';
import { Picture } from '../../components/Picture/Picture';
import { useTranslate } from '../../i18n/useTranslate';
import styles from './Gallery.module.css';
import { useGallery } from './useGallery';

type Image = components['schemas']['Image'];

interface GalleryProps {
  name: string;
  images: readonly Image[];
  /** Address of the picture to show; the first one when it is not among them. */
  shown: string;
  thumbnails: boolean;
}

interface ThumbnailsProps {
  images: readonly Image[];
  current: number;
  onChoose: (index: number) => void;
}

function Thumbnails({ images, current, onChoose }: ThumbnailsProps) {
  const t = useTranslate();
  return (
    <ul className={styles.thumbnails}>
      {images.map((image, index) => (
        <li key={image.src}>
          <button
            type="button"
            className={styles.thumbnail}
            aria-label={t('product.pictureOf', [index + 1, images.length])}
            aria-current={index === current || undefined}
            onClick={() => onChoose(index)}
          >
            <Picture image={image} ratio="1 / 1" sizes="5rem" decorative />
          </button>
        </li>
      ))}
    </ul>
  );
}

/** PDP-01: the pictures of a product, one at a time: by swipe, arrow keys, buttons or thumbnails; a press enlarges. */
export function Gallery({ name, images, shown, thumbnails }: GalleryProps) {
  const t = useTranslate();
  const first = Math.max(
    images.findIndex(({ src }) => src === shown),
    0,
  );
  const { track, current, show, follow, press } = useGallery(images.length, first);
  const several = images.length > 1;
  return (
    <section className={styles.gallery} aria-label={t('product.pictures', [name])}>
      <div className={styles.stage}>
        <ul ref={track} className={styles.track} onScroll={follow}>
          {images.map((image, index) => (
            <li key={image.src} className={styles.slide}>
              <button
                type="button"
                className={styles.zoom}
                aria-label={`${t('product.pictureZoom', [index + 1, images.length])}: ${image.alt}`}
                tabIndex={index === current ? 0 : -1}
                onKeyDown={press}
                onClick={() => openModal('productPictures', { name, images, first: index })}
              >
                <Picture
                  image={image}
                  ratio="1 / 1"
                  sizes="(width > 720px) 58vw, 100vw"
                  priority={index === first}
                  decorative
                />
              </button>
            </li>
          ))}
        </ul>
        {several && (
          <div className={styles.arrows}>
            <IconButton
              icon={ArrowLeft}
              label={t('product.picturePrevious')}
              aria-disabled={current === 0 || undefined}
              onClick={() => show(current - 1)}
            />
            <IconButton
              icon={ArrowRight}
              label={t('product.pictureNext')}
              aria-disabled={current === images.length - 1 || undefined}
              onClick={() => show(current + 1)}
            />
          </div>
        )}
      </div>
      {several && thumbnails && <Thumbnails images={images} current={current} onChoose={show} />}
    </section>
  );
}

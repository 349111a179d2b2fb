import { ArrowLeft, ArrowRight, X } from 'lucide-react';
import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import type { components } from '../../api/generated/types';
import { IconButton } from '../../components/Button/IconButton';
import { closeModal } from '../../components/Modal/modalStore';
import { useDialog } from '../../components/Modal/useDialog';
import { useTranslate } from '../../i18n/useTranslate';
import styles from './ProductPictures.module.css';
import { useGallery } from './useGallery';

type Image = components['schemas']['Image'];

interface ProductPicturesProps {
  name: string;
  images: readonly Image[];
  /** Place of the picture to begin with. */
  first: number;
}

declare module '../../components/Modal/modalStore' {
  interface ModalProps {
    /** PDP-01: the pictures of a product, as large as the window. */
    productPictures: ProductPicturesProps;
  }
}

function Slide({ image: { src, alt }, isCurrent }: { image: Image; isCurrent: boolean }) {
  const t = useTranslate();
  const [zoomed, setZoomed] = useState(false);
  return (
    <button
      type="button"
      className={styles.zoom}
      aria-label={`${t('product.pictureCloser')}: ${alt}`}
      aria-pressed={zoomed}
      tabIndex={isCurrent ? 0 : -1}
      onClick={() => setZoomed(!zoomed)}
    >
      <img className={styles.picture} src={src} alt="" loading="lazy" />
    </button>
  );
}

/** PDP-01: the pictures of a product as large as the window, moved like the gallery they come from. */
export function ProductPictures({ name, images, first }: ProductPicturesProps) {
  const t = useTranslate();
  const dialog = useRef<HTMLDialogElement>(null);
  useDialog(dialog, closeModal);
  const { track, current, show, follow, press } = useGallery(images.length, first);
  useEffect(() => {
    const element = dialog.current;
    element?.addEventListener('keydown', press);
    return () => element?.removeEventListener('keydown', press);
  });
  const cancel = (event: SyntheticEvent) => {
    event.preventDefault();
    closeModal();
  };
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={t('product.pictures', [name])}
      tabIndex={-1}
      onCancel={cancel}
    >
      <div className={styles.bar}>
        <p role="status">{t('product.pictureOf', [current + 1, images.length])}</p>
        <IconButton icon={ArrowLeft} label={t('product.picturePrevious')} onClick={() => show(current - 1)} />
        <IconButton icon={ArrowRight} label={t('product.pictureNext')} onClick={() => show(current + 1)} />
        <IconButton icon={X} label={t('common.close')} onClick={closeModal} />
      </div>
      <ul ref={track} className={styles.track} onScroll={follow}>
        {images.map((image, index) => (
          <li key={image.src} className={styles.slide}>
            <Slide image={image} isCurrent={index === current} />
          </li>
        ))}
      </ul>
    </dialog>
  );
}

import { X } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, type SyntheticEvent } from 'react';
import type { components } from '../../../api/generated/types';
import { IconButton } from '../../../components/Button/IconButton';
import { closeModal } from '../../../components/Modal/modalStore';
import { useDialog } from '../../../components/Modal/useDialog';
import { useTranslate } from '../../../i18n/useTranslate';
import { Arrows } from './GalleryControls';
import styles from './ProductPictures.module.css';
import { useGallery } from './useGallery';
import { ZoomSlide } from './ZoomSlide';

type Image = components['schemas']['Image'];

interface ProductPicturesProps {
  name: string;
  images: readonly Image[];
  /** Index of the picture to begin with. */
  first: number;
  /** Called with the index of the picture seen last, when the dialog has been removed and the page can take focus. */
  onClose: (index: number) => void;
}

declare module '../../../components/Modal/modalStore' {
  interface ModalProps {
    /** PDP-01: the pictures of a product, as large as the window. */
    productPictures: ProductPicturesProps;
  }
}

/** A picture seen closer is moved by the arrow keys, not changed. */
const isClose = ({ target }: Event) => target instanceof Element && target.matches('[aria-pressed="true"]');

/** PDP-01: the pictures of a product as large as the window, moved like the gallery they come from. */
export function ProductPictures({ name, images, first, onClose }: ProductPicturesProps) {
  const t = useTranslate();
  const dialog = useRef<HTMLDialogElement>(null);
  useDialog(dialog, closeModal);
  const { rowProps, current, show, press } = useGallery(images.length, first);
  const reportClosed = useEffectEvent(() => onClose(current));
  // The page is inert until the dialog has left the document: only the cleanup of a passive effect comes after that.
  useEffect(() => () => reportClosed(), []);
  useEffect(() => {
    const element = dialog.current;
    const move = (event: KeyboardEvent) => {
      if (!isClose(event)) press(event);
    };
    element?.addEventListener('keydown', move);
    return () => element?.removeEventListener('keydown', move);
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
        {images.length > 1 && <Arrows current={current} count={images.length} onChoose={show} />}
        <IconButton icon={X} label={t('common.close')} onClick={closeModal} />
      </div>
      <ul className={styles.track} {...rowProps}>
        {images.map((image, index) => (
          <ZoomSlide key={image.src} image={image} isCurrent={index === current} />
        ))}
      </ul>
    </dialog>
  );
}

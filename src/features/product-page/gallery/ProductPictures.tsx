import { X } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, type SyntheticEvent } from 'react';
import { IconButton } from '../../../components/Button/IconButton';
import { closeModal } from '../../../components/Modal/modalStore';
import { useDialog } from '../../../components/Modal/useDialog';
import { useTranslate } from '../../../i18n/useTranslate';
import { Arrows } from './GalleryControls';
import styles from './ProductPictures.module.css';
import { slideKey, type Slide } from './slides';
import { useGallery } from './useGallery';
import { ZoomSlide } from './ZoomSlide';

interface ProductPicturesProps {
  name: string;
  slides: readonly Slide[];
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
export function ProductPictures({ name, slides, first, onClose }: ProductPicturesProps) {
  const t = useTranslate();
  const dialog = useRef<HTMLDialogElement>(null);
  useDialog(dialog, closeModal);
  const { rowProps, current, show, press } = useGallery(slides.length, first);
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
        {slides.length > 1 && <Arrows current={current} count={slides.length} onChoose={show} />}
        <IconButton icon={X} label={t('common.close')} onClick={closeModal} />
      </div>
      <ul className={styles.track} {...rowProps}>
        {slides.map((slide, index) => (
          <ZoomSlide key={slideKey(slide)} slide={slide} isCurrent={index === current} />
        ))}
      </ul>
    </dialog>
  );
}

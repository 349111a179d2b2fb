import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import X from 'lucide-react/icons/x';
import { useEffect, useEffectEvent } from 'react';
import type { Image } from '../../../../api/generated/types';
import { Icon } from '../../../../components/Icon/Icon';
import { closeModal } from '../../../../components/Modal/modalStore';
import { useModalFrame } from '../../../../components/Modal/useModalFrame';
import { useTranslate } from '../../../../i18n/useTranslate';
import { MuiProvider } from '../../../../theme/MuiProvider';
import { Arrows } from './GalleryControls';
import styles from './ProductPictures.module.css';
import { useGallery } from './useGallery';
import { ZoomSlide } from './ZoomSlide';

interface ProductPicturesProps {
  name: string;
  pictures: readonly Image[];
  /** Index of the initial picture. */
  first: number;
  /** Called with the index of the last visible picture, once the dialog has unmounted and the page can take focus. */
  onClose: (index: number) => void;
}

declare module '../../../../components/Modal/modalStore' {
  interface ModalProps {
    /** PDP-01: the pictures of a product in full-window size. */
    productPictures: ProductPicturesProps;
  }
}

/** True for a zoomed picture, which arrow keys scroll instead of changing. */
const isClose = ({ target }: Event) => target instanceof Element && target.matches('[aria-pressed="true"]');

/** PDP-01: the pictures of a product in full-window size, navigated like the gallery. */
export function ProductPictures({ name, pictures, first, onClose }: ProductPicturesProps) {
  const t = useTranslate();
  const { rowProps, current, show, press } = useGallery(pictures.length, first);
  const frame = useModalFrame(closeModal, {
    'aria-label': t('product.pictures', [name]),
    className: styles.dialog,
    onKeyDown: ({ nativeEvent }) => {
      if (!isClose(nativeEvent)) press(nativeEvent);
    },
  });
  const reportClosed = useEffectEvent(() => onClose(current));
  // The page can take focus only after the dialog has left the document: in the cleanup of a passive effect.
  useEffect(() => () => reportClosed(), []);
  return (
    <MuiProvider>
      <Dialog {...frame} fullScreen>
        <div className={styles.bar}>
          {pictures.length > 1 && <Arrows current={current} count={pictures.length} onSelect={show} />}
          <IconButton aria-label={t('common.close')} onClick={closeModal}>
            <Icon icon={X} />
          </IconButton>
        </div>
        <ul className={styles.track} {...rowProps}>
          {pictures.map((picture, index) => (
            <ZoomSlide key={picture.src} picture={picture} isCurrent={index === current} />
          ))}
        </ul>
      </Dialog>
    </MuiProvider>
  );
}

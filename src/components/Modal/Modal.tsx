import { useId, useRef, type ReactNode, type SyntheticEvent } from 'react';
import { X } from 'lucide-react';
import { useTranslate } from '../../i18n/useTranslate';
import { MuiProvider } from '../../theme/MuiProvider';
import { IconButton } from '../Button/IconButton';
import { classNames } from '../classNames';
import { LiveRegion } from '../LiveRegion/LiveRegion';
import styles from './Modal.module.css';
import { closeModal } from './modalStore';
import { useDialog } from './useDialog';

interface ModalFrameProps {
  /** Heading and accessible name. */
  title: string;
  /** Stands in the middle, or at the end edge with the window's full height. */
  placement?: 'center' | 'end';
  /** Buttons at the bottom, side by side; one above the other up to 720 px (MOD-01). */
  footer?: ReactNode;
  /** The footer's buttons are stacked at every width, as in the mini cart. */
  stacked?: boolean;
  /** What Escape, the close button and a click outside do; closes the open modal when not given. */
  onClose?: () => void;
  children: ReactNode;
}

/** MOD-02: the frame of every modal: 480 px wide, as wide as the window up to 720 px; Escape closes, Tab stays inside. */
export function Modal({
  title,
  placement = 'center',
  footer,
  stacked,
  onClose = closeModal,
  children,
}: ModalFrameProps) {
  const t = useTranslate();
  const headingId = useId();
  const ref = useRef<HTMLDialogElement>(null);
  useDialog(ref, onClose);
  const cancel = (event: SyntheticEvent) => {
    event.preventDefault();
    onClose();
  };
  return (
    <MuiProvider>
      <dialog
        ref={ref}
        className={classNames(styles.dialog, styles[placement])}
        aria-labelledby={headingId}
        tabIndex={-1}
        onCancel={cancel}
      >
        <div className={styles.panel}>
          <div className={styles.header}>
            <h2 id={headingId} className={styles.title}>
              {title}
            </h2>
            <IconButton icon={X} label={t('common.close')} onClick={onClose} />
          </div>
          <div className={styles.body}>{children}</div>
          {footer && <div className={classNames(styles.footer, stacked && styles.stacked)}>{footer}</div>}
        </div>
        <LiveRegion />
      </dialog>
    </MuiProvider>
  );
}

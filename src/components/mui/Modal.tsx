import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import X from 'lucide-react/icons/x';
import { type ReactNode, useEffect, useId, useRef, type ComponentPropsWithRef, useEffectEvent } from 'react';
import { useTranslate } from '../../i18n/useTranslate';
import { MuiProvider } from '../../theme/MuiProvider';
import { Icon } from '../plain/Icon';
import { LiveRegion } from '../plain/LiveRegion';
import { closeModal } from '../plain/modalStore';

/** Subset of the platform's CloseWatcher; missing in Safari and Firefox. */
interface CloseWatcher {
  onclose: (() => void) | null;
  destroy: () => void;
}

declare global {
  interface Window {
    CloseWatcher?: new () => CloseWatcher;
  }
}

/** MOD-01: close on a close request of the platform, such as Back on Android, in browsers that dispatch it. */
function useCloseRequest(onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!window.CloseWatcher) return undefined;
    const watcher = new window.CloseWatcher();
    watcher.onclose = () => close();
    return () => watcher.destroy();
  }, []);
}

/**
 * MOD-01, MOD-02: props that make a MUI Dialog or Drawer the open modal. The host returns focus afterwards.
 * @param onClose called on Escape, a click outside and a close request of the platform
 * @param paper props of the element with the role dialog, including its accessible name
 * @example <Dialog {...useModalFrame(closeModal, { 'aria-label': title })}>…</Dialog>
 */
export function useModalFrame(onClose: () => void, paper: ComponentPropsWithRef<'div'>) {
  useCloseRequest(onClose);
  return {
    open: true,
    disableRestoreFocus: true,
    onClose: (event: object) => {
      // A popup list inside the dialog has handled the key.
      if (!('defaultPrevented' in event && event.defaultPrevented === true)) onClose();
    },
    // Without `appear`, a drawer that is open on mount would not slide in.
    slotProps: { paper, transition: { appear: true } },
  };
}

/** MOD-02: delay between the opening of a modal and the focus of its first field, in ms. */
export const fieldFocusDelay = 1000;

const FIELD = 'input:not([type=hidden]):not([disabled]), select:not([disabled]), textarea:not([disabled])';

/** Not sticky in very low windows, as at 400 % zoom, where it would cover the content. */
const headerLayout = {
  position: 'sticky',
  top: 0,
  zIndex: 'var(--layer-raised)',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 'var(--space-4)',
  paddingBlock: { xs: 'var(--space-3) var(--space-2)', md: 'var(--space-5) var(--space-4)' },
  paddingInline: { xs: 'var(--space-4) var(--space-2)', md: 'var(--space-8) var(--space-5)' },
  background: 'var(--color-raised)',
} as const;

/** Leaves the header of small windows above the drawer and its backdrop. */
const belowHeader = {
  top: 'calc(var(--header-height) + var(--hairline))',
  '& .MuiBackdrop-root, & .MuiDrawer-paper': { top: 'inherit', bottom: 0, height: 'auto' },
} as const;

interface ModalProps {
  /** Heading and accessible name. */
  title: string;
  /** Centred dialog, or a drawer at the start edge below the header of small windows, or of full height at the end. */
  placement?: 'center' | 'start' | 'end';
  /** Buttons at the bottom, side by side; stacked up to 720 px (MOD-01). */
  footer?: ReactNode;
  /** Stacks the footer's buttons at every width, as in the mini cart. */
  stacked?: boolean;
  /** Called on Escape, the close button and a click outside; default: closes the open modal. */
  onClose?: () => void;
  children: ReactNode;
}

/** MOD-02: the dialog takes focus at once; after the delay its first field does, unless focus has moved meanwhile. */
function useFirstFieldFocus() {
  const paper = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const timer = setTimeout(() => {
      const dialog = paper.current;
      if (dialog && document.activeElement === dialog) dialog.querySelector<HTMLElement>(FIELD)?.focus();
    }, fieldFocusDelay);
    return () => clearTimeout(timer);
  }, []);
  return paper;
}

/**
 * MOD-01, MOD-02: shared layout of every modal: 480 px wide, full width up to 720 px.
 * @example <Modal title={t('modals.share')} placement="end">…</Modal>
 */
export function Modal({
  title,
  placement = 'center',
  footer,
  stacked,
  onClose = closeModal,
  children,
}: ModalProps) {
  const t = useTranslate();
  const id = useId();
  const paper = useFirstFieldFocus();
  const frame = useModalFrame(onClose, { ref: paper, 'aria-labelledby': id });
  const content = (
    <>
      <Box sx={headerLayout}>
        <DialogTitle id={id}>{title}</DialogTitle>
        <IconButton aria-label={t('common.close')} onClick={onClose}>
          <Icon icon={X} />
        </IconButton>
      </Box>
      <DialogContent>{children}</DialogContent>
      {footer && <DialogActions data-stacked={stacked || undefined}>{footer}</DialogActions>}
      <LiveRegion />
    </>
  );
  return (
    <MuiProvider>
      {placement === 'center' ? (
        <Dialog {...frame}>{content}</Dialog>
      ) : placement === 'start' ? (
        // In its place in the app: MUI hides the whole app from a portal.
        <Drawer {...frame} anchor="left" disablePortal sx={belowHeader}>
          {content}
        </Drawer>
      ) : (
        <Drawer {...frame} anchor="right">
          {content}
        </Drawer>
      )}
    </MuiProvider>
  );
}

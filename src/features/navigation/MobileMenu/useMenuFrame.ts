import { useEffect, useLayoutEffect, type RefObject } from 'react';
import { trapTab } from '../../../components/FocusTrap/trapTab';
import { useModal } from '../../../components/Modal/modalStore';
import { freezeBody } from '../../../components/Modal/scrollLock';

/**
 * NAV-03, NAV-07: while the mobile menu shows, the body is frozen, Tab stays in the header, and Escape or a press
 * outside closes it; Escape gives focus back to the menu button. A modal on top of the menu has keys and presses to
 * itself.
 * @param frame the header with its menu button and the menu
 */
export function useMenuFrame(frame: RefObject<HTMLElement | null>, onClose: () => void): void {
  const isCovered = useModal() !== null;
  // A layout effect: the page that a link led to finds its own place only once the body has thawed.
  useLayoutEffect(() => freezeBody(), []);
  useEffect(() => {
    if (isCovered) return;
    const press = (event: KeyboardEvent) => {
      if (frame.current) trapTab(event, frame.current);
      if (event.key !== 'Escape') return;
      onClose();
      frame.current?.querySelector<HTMLElement>('[aria-expanded]')?.focus();
    };
    const pressOutside = (event: Event) => {
      if (event.target instanceof Node && !frame.current?.contains(event.target)) onClose();
    };
    document.addEventListener('keydown', press);
    document.addEventListener('pointerdown', pressOutside);
    return () => {
      document.removeEventListener('keydown', press);
      document.removeEventListener('pointerdown', pressOutside);
    };
  }, [frame, onClose, isCovered]);
}

import { useEffect, type RefObject } from 'react';
import { trapTab } from '../../../components/FocusTrap/trapTab';
import { freezeBody } from '../../../components/Modal/scrollLock';

/**
 * NAV-03, NAV-07: while the mobile menu shows, the body is frozen, Tab stays in the header, and Escape or a press
 * outside closes it; Escape gives focus back to the menu button.
 * @param frame the header with its menu button and the menu
 */
export function useMenuFrame(frame: RefObject<HTMLElement | null>, onClose: () => void): void {
  useEffect(() => freezeBody(), []);
  useEffect(() => {
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
  }, [frame, onClose]);
}

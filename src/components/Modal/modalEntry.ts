/** What the router and the modals keep in the state of a history entry. */
interface EntryState {
  /** Grows with every entry of the shop; the router counts pages by it. */
  index: number;
  /** An entry laid on top of a page while a modal is open. */
  isModal: boolean;
}

function here(): EntryState {
  const state: unknown = window.history.state;
  if (typeof state !== 'object' || state === null) return { index: 0, isModal: false };
  const index = 'idx' in state ? Number(state.idx) : 0;
  return { index, isModal: 'modal' in state && state.modal === true };
}

/** The history entry of the open modal: laid on top of the page, and taken off again by Back or on closing. */
export interface ModalEntry {
  /** Lays it, when a modal opens. */
  lay: () => void;
  /** Takes it off, when the modal has closed otherwise than by Back. */
  takeOff: () => void;
  /** Notes that the router has led to another entry. */
  arrive: () => void;
  /**
   * Follows a step through the history.
   * @returns whether the step is the modal's own business, not one between pages
   */
  step: () => boolean;
}

/**
 * Makes the keeper of that entry.
 * @param onBack Back was pressed over the modal, or its entry has been taken off: the history is at the page again
 */
export function createModalEntry(onBack: () => void): ModalEntry {
  let own: number | null = null;
  let position = here().index;
  let takingOff = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function takeOffNow(): void {
    timer = undefined;
    // People may have gone on to another page meanwhile: then it lies behind them and is passed by later.
    takingOff = own === here().index;
    own = null;
    if (takingOff) window.history.back();
  }

  function passBy(from: number, index: number): void {
    if (index < from && !takingOff) window.history.back();
    else window.history.forward();
  }

  return {
    lay() {
      clearTimeout(timer);
      timer = undefined;
      if (own === here().index) return;
      const state: unknown = window.history.state;
      own = position = here().index + 0.5;
      window.history.pushState({ ...(state as object | null), idx: own, modal: true }, '');
    },
    takeOff() {
      if (own !== null) timer = setTimeout(takeOffNow);
    },
    arrive() {
      position = here().index;
    },
    step() {
      const from = position;
      const { index, isModal } = here();
      position = index;
      const isOwnStep = takingOff || (own !== null && index < own && own - index < 1);
      if (isModal) passBy(from, index);
      else if (isOwnStep) onBack();
      takingOff = false;
      if (!isModal) own = null;
      return isModal || isOwnStep;
    },
  };
}

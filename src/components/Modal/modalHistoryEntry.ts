/** A history entry, in the order of the history: an entry of a modal directly follows that of its page. */
interface Entry {
  /** The router's number of the page. The entry of a modal over it has the same number. */
  index: number;
  isModal: boolean;
}

function currentEntry(): Entry {
  const state: unknown = window.history.state;
  if (typeof state !== 'object' || state === null) return { index: 0, isModal: false };
  const index = 'idx' in state ? Number(state.idx) : 0;
  return { index, isModal: 'modal' in state && state.modal === true };
}

const isBefore = (one: Entry, other: Entry) =>
  one.index < other.index || (one.index === other.index && !one.isModal && other.isModal);

/** The history entry of the open modal: pushed on top of that of the page, for Back to remove. */
export interface ModalHistoryEntry {
  /** Adds it, when a modal opens. */
  push: () => void;
  /** Removes it, when the modal has closed otherwise than by Back. */
  remove: () => void;
  /** Follows a navigation of the router, which writes a state of its own into the entry. */
  onNavigate: () => void;
  /**
   * Handles a popstate event.
   * @returns whether the step concerns the modal alone, and not the router
   */
  onPopState: () => boolean;
}

/**
 * Creates the controller of that entry.
 * @param onBack called when the history is back at the page: after Back over the modal, or after `remove`
 */
export function createModalHistoryEntry(onBack: () => void): ModalHistoryEntry {
  /** The number of the page that the modal was opened over; null without an entry of the modal. */
  let page: number | null = null;
  let position = currentEntry();
  let isRemoving = false;
  /** On the way past the entry: to remove it too would be one step too many. */
  let isSkipping = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const isAtModal = () => page === currentEntry().index && currentEntry().isModal;

  function mark(): void {
    const state = window.history.state as object | null;
    window.history.replaceState({ ...state, modal: true }, '');
  }

  function removeNow(): void {
    timer = undefined;
    // After a navigation from the modal to another page the entry is left behind; `skip` passes over it later.
    isRemoving = isAtModal() && !isSkipping;
    page = null;
    if (isRemoving) window.history.back();
  }

  function skip(from: Entry, to: Entry): void {
    if (isBefore(to, from) && !isRemoving) window.history.back();
    else window.history.forward();
  }

  return {
    push() {
      clearTimeout(timer);
      timer = undefined;
      if (isAtModal()) return;
      page = currentEntry().index;
      window.history.pushState(window.history.state, '');
      mark();
      position = currentEntry();
    },
    remove() {
      if (page !== null) timer = setTimeout(removeNow);
    },
    onNavigate() {
      // A navigation that replaces the modal's entry has removed its mark.
      if (page === currentEntry().index) mark();
      position = currentEntry();
    },
    onPopState() {
      const from = position;
      position = currentEntry();
      const isOwnStep = isRemoving || (page === position.index && !position.isModal);
      isSkipping = position.isModal;
      if (isSkipping) skip(from, position);
      else if (isOwnStep) onBack();
      isRemoving = false;
      if (!position.isModal) page = null;
      return position.isModal || isOwnStep;
    },
  };
}

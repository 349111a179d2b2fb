import { useSyncExternalStore } from 'react';
import { createStore } from '../../config/createStore';

/**
 * MOD-01: every modal by name, with the props it is opened with. Each feature declares its own by declaration merging:
 * `declare module '../../components/Modal/modalStore' { interface ModalProps { filter: object } }`
 */
export interface ModalProps {
  /** Asks before something that cannot be undone. */
  confirmation: {
    title: string;
    text: string;
    /** Text of the confirming button. */
    confirmLabel: string;
    onConfirm: () => void;
  };
}

/** The name of a modal. */
export type ModalName = keyof ModalProps;

/** The modal that is open, with its props and what had focus when it was opened. */
export type OpenModal<Name extends ModalName = ModalName> = {
  [N in Name]: {
    name: N;
    props: ModalProps[N];
    opener: Element | null;
  };
}[Name];

type PropsArgument<Props> = object extends Props ? [props?: Props] : [props: Props];

const store = createStore<OpenModal | null>(null);

/**
 * MOD-01: opens a modal from anywhere. It replaces one that is already open, and focus later returns to what
 * opened the first.
 * @param name which modal
 * @param props what it needs; may be left out when nothing is required
 */
export function openModal<Name extends ModalName>(
  name: Name,
  ...props: PropsArgument<ModalProps[Name]>
): void;
export function openModal(name: ModalName, props: object = {}): void {
  const opener = store.get()?.opener ?? document.activeElement;
  store.set({ name, props, opener } as OpenModal);
}

/** Closes the open modal, if any, and returns focus to its opener, where that still exists. */
export function closeModal(): void {
  const modal = store.get();
  if (!modal) return;
  const { opener } = modal;
  store.set(null);
  if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
}

/** The open modal, or null. */
export function useModal(): OpenModal | null {
  return useSyncExternalStore(store.subscribe, store.get, store.get);
}

import { useSyncExternalStore } from 'react';
import { createStore } from '../../lib/createStore';
import { type FocusPath, focusPath } from './returnFocus';

/**
 * MOD-01: every modal by name, with its props. Each feature declares its own by declaration merging: `declare module
 * './modalStore' { interface ModalProps { filter: object } }`
 */
export interface ModalProps {
  /** Confirmation before an irreversible action. */
  confirmation: {
    title: string;
    text: string;
    confirmLabel: string;
    onConfirm: () => void;
  };
}

export type ModalName = keyof ModalProps;

/** The open modal, with its props and the element that had focus before it. */
export type OpenModal<Name extends ModalName = ModalName> = {
  [N in Name]: {
    name: N;
    props: ModalProps[N];
    opener: FocusPath;
  };
}[Name];

type PropsArgument<Props> = object extends Props ? [props?: Props] : [props: Props];

const store = createStore<OpenModal | null>(null);

/**
 * MOD-01: open a modal from anywhere. It replaces an open one; focus later returns to the opener of the first.
 * @param name name of the modal
 * @param props its props; optional when none is required
 * @example openModal('confirmation', { title, text, confirmLabel, onConfirm });
 */
export function openModal<Name extends ModalName>(
  name: Name,
  ...props: PropsArgument<ModalProps[Name]>
): void;
export function openModal(name: ModalName, props: object = {}): void {
  const opener = store.get()?.opener ?? focusPath();
  store.set({ name, props, opener } as OpenModal);
}

export function closeModal(): void {
  if (store.get()) store.set(null);
}

export function useModal(): OpenModal | null {
  return useSyncExternalStore(store.subscribe, store.get, store.get);
}

import { useSyncExternalStore } from 'react';

/**
 * MOD-01: every modal by name, with the props it is opened with. Each feature declares its own by declaration merging:
 * `declare module '../../components/Modal/modalStore' { interface ModalProps { filter: object } }`
 */
export interface ModalProps {
  /** Asks before something that cannot be undone. */
  confirmation: {
    title: string;
    text: string;
    /** What the confirming button says. */
    confirmLabel: string;
    onConfirm: () => void;
  };
}

/** The name of a modal. */
export type ModalName = keyof ModalProps;

/** The modal that is open, with its props and what had focus when it was opened. */
export type OpenModal<Name extends ModalName = ModalName> = {
  [N in Name]: { name: N; props: ModalProps[N]; opener: Element | null };
}[Name];

type PropsArgument<Props> = object extends Props ? [props?: Props] : [props: Props];

let openModalNow: OpenModal | null = null;
const listeners = new Set<() => void>();

function show(modal: OpenModal | null): void {
  openModalNow = modal;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * MOD-01: opens a modal from anywhere. One that is already open gives way to it, and focus later returns to what
 * opened the first.
 * @param name which modal
 * @param props what it needs; may be left out when nothing is required
 */
export function openModal<Name extends ModalName>(
  name: Name,
  ...props: PropsArgument<ModalProps[Name]>
): void;
export function openModal(name: ModalName, props: object = {}): void {
  const opener = openModalNow?.opener ?? document.activeElement;
  show({ name, props, opener } as OpenModal);
}

/** Changes the element that focus returns to when the open modal closes. */
export function returnFocusTo(opener: Element): void {
  if (openModalNow) openModalNow.opener = opener;
}

/** Closes the open modal, if any, and returns focus to what opened it, unless that has gone. */
export function closeModal(): void {
  const opener = openModalNow?.opener;
  if (!openModalNow) return;
  show(null);
  if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
}

/** The open modal, or null. */
export function useModal(): OpenModal | null {
  return useSyncExternalStore(subscribe, () => openModalNow);
}

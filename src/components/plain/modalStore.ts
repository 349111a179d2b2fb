import { useSyncExternalStore } from 'react';
import { createStore } from '../../lib/createStore';

/**
 * Move focus to the heading of the page, so that screen readers announce it and Tab continues from there. Keeps the
 * scroll position. Does nothing while the page has no heading.
 */
export function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/** Focused element and its ancestors, innermost first, at the time a modal or notice opened. */
type FocusPath = readonly Element[];

const FOCUSABLE = 'a[href], button, input:not([type=hidden]), select, textarea, [tabindex="0"]';

export function focusPath(): FocusPath {
  const path: Element[] = [];
  for (let element = document.activeElement; element; element = element.parentElement) path.push(element);
  return path;
}

/**
 * MOD-02: return focus, unless an element has it: to the innermost element of the path; when that is gone, to the
 * first control of the nearest ancestor that is still in the document, such as its card; else to the heading of the
 * page. Keeps the scroll position.
 * @param path from {@link focusPath}
 */
export function returnFocus(path: FocusPath): void {
  const { activeElement } = document;
  if (activeElement && activeElement !== document.body) return;
  const near = path.find((element) => element.isConnected);
  const isLarge = !near || near === document.body || near.querySelector('h1, main') !== null;
  const target = near === path[0] ? near : near?.querySelector(FOCUSABLE);
  // Chromium would scroll to the position of a sticky header in the document.
  if (!isLarge && target instanceof HTMLElement) target.focus({ preventScroll: true });
  if (document.activeElement === document.body) focusHeading();
}

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
    /** Default: "Cancel". */
    cancelLabel?: string;
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

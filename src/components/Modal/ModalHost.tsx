import { createElement, Suspense, useEffect, type ComponentType } from 'react';
import { useLocation } from 'react-router-dom';
import { closeModal, useModal, type ModalName, type ModalProps, type OpenModal } from './modalStore';

/** MOD-01: the component of every modal, each a lazy one. */
export type ModalRegistry = { [Name in ModalName]?: ComponentType<ModalProps[Name]> };

function ModalOf<Name extends ModalName>({
  registry,
  modal,
}: {
  registry: ModalRegistry;
  modal: OpenModal<Name>;
}) {
  const component: ComponentType<ModalProps[Name]> | undefined = registry[modal.name];
  return component ? createElement(component, modal.props) : null;
}

function closeOnBack(event: Event): void {
  if (!('navigationType' in event) || event.navigationType !== 'traverse' || !event.cancelable) return;
  event.preventDefault();
  closeModal();
}

/** Back closes the modal and the page stays. Where the browser cannot say so beforehand, Back leaves the page. */
function useCloseOnBack(isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen || !('navigation' in window) || !(window.navigation instanceof EventTarget)) return;
    const { navigation } = window;
    navigation.addEventListener('navigate', closeOnBack);
    return () => navigation.removeEventListener('navigate', closeOnBack);
  }, [isOpen]);
}

/**
 * MOD-01: shows the modal that is open, from the registry. Stands once in the app. A modal closes when the page under
 * it changes.
 */
export function ModalHost({ registry }: { registry: ModalRegistry }) {
  const modal = useModal();
  const { pathname } = useLocation();
  useCloseOnBack(modal !== null);
  useEffect(() => closeModal, [pathname]);
  return <Suspense fallback={null}>{modal && <ModalOf registry={registry} modal={modal} />}</Suspense>;
}

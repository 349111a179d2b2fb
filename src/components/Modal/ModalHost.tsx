import { createElement, Suspense, useEffect, type ComponentType, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { closeModal, useModal, type ModalName, type ModalProps, type OpenModal } from './modalStore';
import { useCloseOnBack } from './useCloseOnBack';

/** MOD-01: the component of every modal, each a lazy one. */
export type ModalRegistry = { [Name in ModalName]: ComponentType<ModalProps[Name]> };

function ModalOf<Name extends ModalName>({
  registry,
  modal,
}: {
  registry: Partial<ModalRegistry>;
  modal: OpenModal<Name>;
}) {
  const component: ComponentType<ModalProps[Name]> | undefined = registry[modal.name];
  return component ? createElement(component, modal.props) : null;
}

interface ModalHostProps {
  registry: Partial<ModalRegistry>;
  /** Wraps what shows, to catch what breaks; the host itself stays, and with it the modal is open. */
  guard?: (shown: ReactNode) => ReactNode;
}

/**
 * MOD-01: shows the modal that is open, from the registry. Stands once in the app. A modal closes on Back, and when
 * the page under it changes.
 */
export function ModalHost({ registry, guard = (shown) => shown }: ModalHostProps) {
  const modal = useModal();
  const { pathname } = useLocation();
  useCloseOnBack(modal !== null, closeModal);
  useEffect(() => closeModal, [pathname]);
  return guard(<Suspense fallback={null}>{modal && <ModalOf registry={registry} modal={modal} />}</Suspense>);
}

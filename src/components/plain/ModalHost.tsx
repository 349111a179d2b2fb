import {
  createElement,
  Suspense,
  useEffect,
  useEffectEvent,
  type ComponentType,
  type ReactNode,
} from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import {
  closeModal,
  type ModalName,
  type ModalProps,
  type OpenModal,
  returnFocus,
  useModal,
} from './modalStore';

/** MOD-01: component of every modal, each lazy. */
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
  /**
   * Wrap the open modal, for example in an error boundary; the host stays mounted outside it, so the modal remains
   * open.
   */
  guard?: (shown: ReactNode) => ReactNode;
}

/**
 * MOD-01: render the open modal from the registry. Mounted once in the app. A modal closes on every navigation, Back
 * and Forward included, but not when parameters of its page are replaced.
 */
export function ModalHost({ registry, guard = (shown) => shown }: ModalHostProps) {
  const modal = useModal();
  const { key, pathname } = useLocation();
  const navigation = useNavigationType();
  const opener = modal?.opener;
  // After the cleanup of the modal itself, which has released focus by then.
  useEffect(() => (opener ? () => returnFocus(opener) : undefined), [opener]);
  useEffect(() => closeModal, [pathname]);
  const leaveEntry = useEffectEvent(() => {
    if (navigation !== 'REPLACE') closeModal();
  });
  useEffect(() => () => leaveEntry(), [key]);
  useEffect(() => {
    window.addEventListener('popstate', closeModal);
    return () => window.removeEventListener('popstate', closeModal);
  }, []);
  return guard(<Suspense fallback={null}>{modal && <ModalOf registry={registry} modal={modal} />}</Suspense>);
}

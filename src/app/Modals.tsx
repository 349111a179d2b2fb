import { Button } from '../components/Button/Button';
import { Modal } from '../components/Modal/Modal';
import { ModalHost } from '../components/Modal/ModalHost';
import { useModal } from '../components/Modal/modalStore';
import { useTranslate } from '../i18n/useTranslate';
import { ErrorBoundary } from '../components/ErrorBoundary/ErrorBoundary';
import { modalRegistry } from './modalRegistry';

/** Replaces a modal that cannot be rendered, such as one whose chunk is missing after a deployment (APP-14). */
function BrokenModal() {
  const t = useTranslate();
  const reload = <Button onClick={() => window.location.reload()}>{t('common.reload')}</Button>;
  return (
    <Modal title={t('errors.newVersionTitle')} footer={reload}>
      <p>{t('errors.newVersionText')}</p>
    </Modal>
  );
}

/** The open modal; one that cannot be rendered is replaced by a notice, and the page keeps its input. */
export function Modals() {
  const modal = useModal();
  return (
    <ModalHost
      registry={modalRegistry}
      guard={(shown) => (
        <ErrorBoundary
          place={modal ? `${modal.name} modal` : undefined}
          resetKey={modal}
          fallback={() => <BrokenModal />}
        >
          {shown}
        </ErrorBoundary>
      )}
    />
  );
}

import { Button } from '../components/Button/Button';
import { Modal } from '../components/Modal/Modal';
import { ModalHost } from '../components/Modal/ModalHost';
import { useModal } from '../components/Modal/modalStore';
import { useTranslate } from '../i18n/useTranslate';
import { ErrorBoundary } from '../components/ErrorBoundary/ErrorBoundary';
import { modalRegistry } from './modalRegistry';

/** Stands where a modal broke, most likely because its chunk is gone since a new deployment (APP-14). */
function BrokenModal() {
  const t = useTranslate();
  const reload = <Button onClick={() => window.location.reload()}>{t('common.reload')}</Button>;
  return (
    <Modal title={t('errors.newVersionTitle')} footer={reload}>
      <p>{t('errors.newVersionText')}</p>
    </Modal>
  );
}

/** The modal that is open; one that cannot be shown says so and leaves the page, and what was typed there, alone. */
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

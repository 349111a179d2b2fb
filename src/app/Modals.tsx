import { useId } from 'react';
import { Button } from '../components/plain/Button';
import { ModalHost } from '../components/plain/ModalHost';
import { closeModal, useModal } from '../components/plain/modalStore';
import { useTranslate } from '../i18n/useTranslate';
import { ErrorBoundary } from '../components/plain/ErrorBoundary';
import { builtInTexts, failureKind } from './layout/BuiltInPage';
import { modalRegistry } from './modalRegistry';
import styles from './Modals.module.css';

const showModal = (dialog: HTMLDialogElement | null) => dialog?.showModal();

/**
 * APP-14: notice in place of a modal that failed to render or to load. A native dialog, since MUI's chunk may be
 * missing too.
 */
function BrokenModal({ error }: { error: unknown }) {
  const t = useTranslate();
  const id = useId();
  const { title, text } = builtInTexts[failureKind(error)];
  return (
    <dialog ref={showModal} className={styles.dialog} aria-labelledby={id} onClose={closeModal}>
      <h2 id={id}>{t(title)}</h2>
      <p>{t(text)}</p>
      <Button onClick={() => window.location.reload()}>{t('common.reload')}</Button>
      <Button variant="secondary" onClick={closeModal}>
        {t('common.close')}
      </Button>
    </dialog>
  );
}

/** The open modal; a notice replaces one that fails to render, and the page keeps its input. */
export function Modals() {
  const modal = useModal();
  return (
    <ModalHost
      registry={modalRegistry}
      guard={(shown) => (
        <ErrorBoundary
          path={modal ? `${modal.name} modal` : undefined}
          resetKey={modal}
          fallback={(_retry, error) => <BrokenModal error={error} />}
        >
          {shown}
        </ErrorBoundary>
      )}
    />
  );
}

import Button from '@mui/material/Button';
import { useTranslate } from '../../i18n/useTranslate';
import { Modal } from '../Modal/Modal';
import { closeModal, type ModalProps } from '../Modal/modalStore';

/** MOD-01: asks before something that cannot be undone. Cancelling is as near as going on. */
export function ConfirmationModal({ title, text, confirmLabel, onConfirm }: ModalProps['confirmation']) {
  const t = useTranslate();
  const confirm = () => {
    closeModal();
    onConfirm();
  };
  const footer = (
    <>
      <Button variant="outlined" onClick={closeModal}>
        {t('common.cancel')}
      </Button>
      <Button onClick={confirm}>{confirmLabel}</Button>
    </>
  );
  return (
    <Modal title={title} footer={footer}>
      <p>{text}</p>
    </Modal>
  );
}

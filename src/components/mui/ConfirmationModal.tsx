import Button from '@mui/material/Button';
import { useTranslate } from '../../i18n/useTranslate';
import { Modal } from './Modal';
import { closeModal, type ModalProps } from '../plain/modalStore';

/** MOD-01: confirmation before an irreversible action; cancel is as prominent as confirm. */
export function ConfirmationModal(props: ModalProps['confirmation']) {
  const { title, text, confirmLabel, cancelLabel, onConfirm } = props;
  const t = useTranslate();
  const confirm = () => {
    closeModal();
    onConfirm();
  };
  const footer = (
    <>
      <Button variant="outlined" onClick={closeModal}>
        {cancelLabel ?? t('common.cancel')}
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

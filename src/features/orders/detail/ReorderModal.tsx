import Button from '@mui/material/Button';
import { useState } from 'react';
import { Modal } from '../../../components/mui/Modal';
import { closeModal, type ModalProps } from '../../../components/plain/modalStore';
import { useTranslate } from '../../../i18n/useTranslate';
import { LineSelection, type SelectableLine, type SelectedLine } from './LineSelection';

declare module '../../../components/plain/modalStore' {
  interface ModalProps {
    /** ORD-02: selection of lines of an order, and of their quantities. */
    reorder: {
      lines: readonly SelectableLine[];
      /** Lines selected at first; default: all of them. */
      selected?: readonly SelectedLine[] | undefined;
      /** Title and label of the button, unless the lines are ordered again. */
      title?: string;
      confirmLabel?: string;
      onConfirm: (selected: readonly SelectedLine[]) => void;
    };
  }
}

/** ORD-02: select lines of an order, and their quantities; all of them by default. */
export function ReorderModal({
  lines,
  selected: initial,
  title,
  confirmLabel,
  onConfirm,
}: ModalProps['reorder']) {
  const t = useTranslate();
  const [selected, setSelected] = useState<readonly SelectedLine[]>(
    () => initial ?? lines.map(({ code, quantity }) => ({ code, quantity })),
  );
  const confirm = () => {
    closeModal();
    onConfirm(selected);
  };
  const footer = (
    <>
      <Button variant="outlined" onClick={closeModal}>
        {t('common.cancel')}
      </Button>
      <Button disabled={selected.length === 0} onClick={confirm}>
        {confirmLabel ?? t('orders.addSelected')}
      </Button>
    </>
  );
  return (
    <Modal title={title ?? t('orders.reorder')} footer={footer}>
      <LineSelection lines={lines} selected={selected} onChange={setSelected} />
    </Modal>
  );
}

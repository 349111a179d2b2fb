import Button from '@mui/material/Button';
import { useController } from 'react-hook-form';
import { confirmed, useStep } from '../../../api/confirmed';
import { createReturnMutation } from '../../../api/generated/mutations';
import { createReturnBody } from '../../../api/generated/schemas';
import { useIdempotencyKey } from '../../../api/sendOnce';
import { Form } from '../../../components/mui/form/Form';
import { rule } from '../../../components/mui/form/formTexts';
import { ModalFormFooter } from '../../../components/mui/form/ModalFormFooter';
import { useContractForm } from '../../../components/mui/form/useContractForm';
import { Modal } from '../../../components/mui/Modal';
import { closeModal, type ModalProps } from '../../../components/plain/modalStore';
import { useTranslate } from '../../../i18n/useTranslate';
import { returnCreated, useOrderChange } from '../orderChanges';
import { type Order, useOrder } from '../orderQueries';
import { type SelectedLine, LineSelection } from './LineSelection';
import { returnableLines } from './ReturnGoods';

declare module '../../../components/plain/modalStore' {
  interface ModalProps {
    /** ORD-01: return of goods of an order. */
    returnGoods: { orderNumber: string };
  }
}

const returnSchema = (needsReason: boolean) =>
  createReturnBody.check(
    rule('lines', ({ lines }) =>
      needsReason && lines.some(({ reason }) => !reason) ? 'orders.reasonMissing' : undefined,
    ),
  );

function useReturnForm(order: Order) {
  const { orderNumber, returnReasons = [] } = order;
  const change = useOrderChange();
  const createReturn = useStep(confirmed(createReturnMutation(), returnCreated));
  const keyFor = useIdempotencyKey();
  const offered = returnableLines(order);
  const [only, ...others] = offered;
  const isSingle = only !== undefined && others.length === 0;
  const selected: SelectedLine[] = isSingle ? [{ code: only.code, quantity: only.quantity }] : [];
  const form = useContractForm({
    schema: returnSchema(returnReasons.length > 0),
    defaultValues: { lines: selected },
    send: (body) => change(orderNumber, createReturn({ path: { orderNumber }, headers: keyFor(body), body })),
    onSuccess: closeModal,
    success: (translate) => translate('orders.returnCreated'),
    failed: 'orders.notReturned',
  });
  return { form, offered };
}

function ReturnForm({ order }: { order: Order }) {
  const t = useTranslate();
  const { form, offered } = useReturnForm(order);
  const { field, fieldState } = useController({ control: form.control, name: 'lines' });
  const { returnReasons = [] } = order;
  const isOver = offered.length === 0;
  return (
    <Modal
      title={t('orders.returnGoods')}
      footer={
        isOver ? (
          <Button onClick={closeModal}>{t('common.close')}</Button>
        ) : (
          <ModalFormFooter form={form}>{t('orders.createReturn')}</ModalFormFooter>
        )
      }
    >
      <Form form={form}>
        <p>{t(isOver ? 'orders.nothingToReturn' : 'orders.chooseToReturn')}</p>
        <LineSelection
          lines={offered}
          selected={field.value}
          onChange={field.onChange}
          reasons={returnReasons.length > 0 ? returnReasons : undefined}
          isInvalid={fieldState.invalid}
          inputRef={field.ref}
        />
      </Form>
    </Modal>
  );
}

/** ORD-01: register a return (createReturn): lines of the order with quantity and reason. */
export function ReturnModal({ orderNumber }: ModalProps['returnGoods']) {
  const { data } = useOrder(orderNumber);
  return data ? <ReturnForm order={data} /> : null;
}

import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { type ReactNode, useRef, useState } from 'react';
import { busyButton } from '../../components/mui/busyButton';
import { openModal } from '../../components/plain/modalStore';
import { fieldFailureText } from '../../i18n/failureText';
import type { TranslationKey } from '../../i18n/english';
import { useTranslate } from '../../i18n/useTranslate';
import type { SelectedLine } from './detail/LineSelection';
import type { Order } from './orderQueries';
import { MessageForm, type MessageFormProps } from './MessageForm';
import { OrderActions } from './OrderSheet';

interface DecisionActionsProps {
  /** Button that goes on with the request; none while it waits. */
  children: ReactNode;
  items: Order['orderItems'];
  /** Mutation that changes the quantities; once it has failed, the selection starts from what was not saved. */
  quantities: {
    mutate: (selected: readonly SelectedLine[]) => void;
    variables: readonly SelectedLine[] | undefined;
    error: Error | null;
    isPending: boolean;
  };
  /** True while the request is being decided. */
  isBusy: boolean;
  /** Label of the button that sends the quantities. */
  confirmLabel: string;
  /** Error message where the server sends none. */
  failed: TranslationKey;
  /** Form of the message with which the request is declined; its label is the button's too. */
  decline: Omit<MessageFormProps, 'onClose' | 'isRequired'>;
}

/** ORG-01: go on with an order that awaits approval or with a quote, change its quantities, or decline it. */
export function DecisionActions(props: DecisionActionsProps) {
  const { children, items, quantities, confirmLabel, failed, decline } = props;
  const t = useTranslate();
  const [isDeclining, setDeclining] = useState(false);
  const declineButton = useRef<HTMLButtonElement>(null);
  const isBusy = props.isBusy || quantities.isPending;
  const lines = items.filter(({ isGift, item }) => !isGift && item.visible);
  const select = () =>
    openModal('reorder', {
      title: t('orders.changeQuantities'),
      confirmLabel,
      lines: lines.map(({ item: { name, image }, ...line }) => ({ ...line, name, image, rules: line })),
      selected: quantities.error ? quantities.variables : undefined,
      onConfirm: quantities.mutate,
    });
  const closeForm = () => {
    setDeclining(false);
    declineButton.current?.focus();
  };
  return (
    <>
      <OrderActions>
        {children}
        <Button variant="outlined" {...busyButton(isBusy, select)}>
          {t('orders.changeQuantities')}
        </Button>
        <Button
          ref={declineButton}
          variant="outlined"
          aria-expanded={isDeclining}
          {...busyButton(isBusy, () => setDeclining(true))}
        >
          {decline.label}
        </Button>
      </OrderActions>
      {quantities.error && !quantities.isPending && (
        <Alert severity="error">{fieldFailureText(t, quantities.error, 'lines.0.quantity', failed)}</Alert>
      )}
      {isDeclining && <MessageForm {...decline} onClose={closeForm} />}
    </>
  );
}

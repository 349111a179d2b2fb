import Button from '@mui/material/Button';
import * as z from 'zod/mini';
import { createQuoteBody } from '../../api/generated/schemas';
import { emptyAsNull } from '../../components/mui/form/personInput';
import { Form, SubmitButton } from '../../components/mui/form/Form';
import { FormTextField } from '../../components/mui/form/FormTextField';
import { rule } from '../../components/mui/form/formTexts';
import { useContractForm } from '../../components/mui/form/useContractForm';
import type { TranslationKey } from '../../i18n/english';
import { useTranslate } from '../../i18n/useTranslate';
import { OrderActions } from './OrderSheet';

/** Schema of a message, the same in createQuote, replyToQuote, declineQuote and declineOrder. */
export const messageSchema = z.object({ message: emptyAsNull(createQuoteBody.shape.message) });

const requiredSchema = messageSchema.check(
  rule('message', ({ message }) => (message ? undefined : 'quotes.messageMissing')),
);

export interface MessageFormProps {
  label: string;
  /** Label of the field; default: a message to the seller. */
  fieldLabel?: string;
  submitLabel: string;
  draft: string;
  send: (message: string | null) => Promise<unknown>;
  failed: TranslationKey;
  isRequired?: boolean;
  onClose?: () => void;
}

/** ORG-01: a message to the seller or to a colleague, alone or with a decision. */
export function MessageForm(props: MessageFormProps) {
  const t = useTranslate();
  const { label, fieldLabel, submitLabel, draft, send, failed, isRequired = false, onClose } = props;
  const form = useContractForm({
    schema: isRequired ? requiredSchema : messageSchema,
    defaultValues: { message: '' },
    draft,
    send: ({ message }) => send(message),
    ...(onClose && { onSuccess: onClose }),
    failed,
  });
  return (
    <Form form={form} label={label}>
      <FormTextField
        control={form.control}
        name="message"
        label={fieldLabel ?? t('quotes.message')}
        rows={3}
        optional={!isRequired}
        inputProps={{ autoFocus: onClose !== undefined, maxLength: 1000 }}
      />
      <OrderActions>
        <SubmitButton form={form}>{submitLabel}</SubmitButton>
        {onClose && (
          <Button variant="outlined" onClick={onClose}>
            {t('common.cancel')}
          </Button>
        )}
      </OrderActions>
    </Form>
  );
}

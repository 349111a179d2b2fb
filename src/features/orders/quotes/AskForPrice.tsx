import { useNavigate } from 'react-router-dom';
import { useStep } from '../../../api/confirmed';
import { createQuoteMutation } from '../../../api/generated/mutations';
import { useIdempotencyKey } from '../../../api/sendOnce';
import { Form } from '../../../components/mui/form/Form';
import { FormTextField } from '../../../components/mui/form/FormTextField';
import { ModalFormFooter } from '../../../components/mui/form/ModalFormFooter';
import { useContractForm } from '../../../components/mui/form/useContractForm';
import { Modal } from '../../../components/mui/Modal';
import { closeModal } from '../../../components/plain/modalStore';
import { showNotice } from '../../../components/plain/noticeStore';
import { useTranslate } from '../../../i18n/useTranslate';
import { useSettings } from '../../settings/settings';
import { messageSchema } from '../MessageForm';
import { quotesHref, useRefetchQuoted } from './quoteQueries';

declare module '../../../components/plain/modalStore' {
  interface ModalProps {
    /** ORG-01: message with which a price for the cart is asked for. */
    askForPrice: object;
  }
}

/** ORG-01: ask the seller for a price for the contents of the cart, once per message (createQuote). */
export function AskForPrice() {
  const t = useTranslate();
  const navigate = useNavigate();
  const { accountPage } = useSettings().staticPages;
  const refetch = useRefetchQuoted();
  const createQuote = useStep(createQuoteMutation());
  const keyFor = useIdempotencyKey();
  const form = useContractForm({
    schema: messageSchema,
    defaultValues: { message: '' },
    draft: 'ask-for-price',
    send: (body) => createQuote({ headers: keyFor(body), body }).finally(refetch),
    onSuccess: ({ quoteNumber }) => {
      closeModal();
      showNotice({ tone: 'success', title: (translate) => translate('quotes.asked', [quoteNumber]) });
      void navigate(`${accountPage.url}${quotesHref({ quote: quoteNumber })}`);
    },
    failed: 'quotes.notAsked',
  });
  return (
    <Modal title={t('quotes.ask')} footer={<ModalFormFooter form={form}>{t('quotes.ask')}</ModalFormFooter>}>
      <Form form={form}>
        <p>{t('quotes.askText')}</p>
        <FormTextField
          control={form.control}
          name="message"
          label={t('quotes.message')}
          rows={4}
          optional
          inputProps={{ maxLength: 1000 }}
        />
      </Form>
    </Modal>
  );
}

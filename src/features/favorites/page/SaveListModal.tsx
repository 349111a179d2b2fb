import { useNavigate } from 'react-router-dom';
import { Form, SubmitButton } from '../../../components/mui/form/Form';
import { FormTextField } from '../../../components/mui/form/FormTextField';
import { Modal } from '../../../components/mui/Modal';
import { closeModal, type ModalProps } from '../../../components/plain/modalStore';
import { showNotice } from '../../../components/plain/noticeStore';
import { useTranslate } from '../../../i18n/useTranslate';
import { useNewListForm } from '../useNewListForm';
import { useSettings } from '../../settings/settings';
import type { SharedList } from './sharedListAddress';

declare module '../../../components/plain/modalStore' {
  interface ModalProps {
    /** FAV-03: save a shared list among the customer's own. */
    saveSharedList: SharedList;
  }
}

/** FAV-03: save a shared list under a name entered by the customer, then navigate to the favourites. */
export function SaveListModal({ name, codes }: ModalProps['saveSharedList']) {
  const t = useTranslate();
  const navigate = useNavigate();
  const { accountPage } = useSettings().staticPages;
  const form = useNewListForm({
    name,
    items: codes.map((code) => ({ code })),
    onCreated: (listName) => {
      closeModal();
      void navigate(`${accountPage.url}?view=Favorites`);
      showNotice({ tone: 'success', title: (translate) => translate('favorites.saved', [listName]) });
    },
  });
  return (
    <Modal
      title={t('favorites.saveList')}
      footer={
        <SubmitButton form={form} fullWidth>
          {t('common.save')}
        </SubmitButton>
      }
    >
      <Form form={form}>
        <FormTextField control={form.control} name="listName" />
      </Form>
    </Modal>
  );
}

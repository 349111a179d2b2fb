import { Modal } from '../../../components/mui/Modal';
import { closeModal } from '../../../components/plain/modalStore';
import { useTranslate } from '../../../i18n/useTranslate';
import { PopularCategories } from './PopularCategories';
import { SearchBox } from './SearchBox';

declare module '../../../components/plain/modalStore' {
  interface ModalProps {
    search: object;
  }
}

/** SRCH-09: search in small windows; closes on navigation. */
export function SearchModal() {
  const t = useTranslate();
  return (
    <Modal title={t('search.box')} placement="end">
      <SearchBox variant="modal" onFollow={closeModal}>
        <PopularCategories level={3} onFollow={closeModal} />
      </SearchBox>
    </Modal>
  );
}

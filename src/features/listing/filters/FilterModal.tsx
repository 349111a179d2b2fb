import { Modal } from '../../../components/Modal/Modal';
import { useTranslate } from '../../../i18n/useTranslate';
import type { ListingSource } from '../listingSource';
import { useListing } from '../useListing';
import { Filters } from './Filters';

declare module '../../../components/Modal/modalStore' {
  interface ModalProps {
    /** LIST-02: the filters of a list, in windows of 1280 px or less. */
    filter: { source: ListingSource };
  }
}

/** LIST-02: the filters over the list they narrow. */
export function FilterModal({ source }: { source: ListingSource }) {
  const t = useTranslate();
  return (
    <Modal title={t('filters.title')} placement="end">
      <Filters listing={useListing(source)} />
    </Modal>
  );
}

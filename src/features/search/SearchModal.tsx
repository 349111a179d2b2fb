import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Modal } from '../../components/Modal/Modal';
import { closeModal } from '../../components/Modal/modalStore';
import { useTranslate } from '../../i18n/useTranslate';
import { SearchBox } from './SearchBox';

/** SRCH-09: search on small windows; it closes as soon as it leads anywhere. */
export function SearchModal() {
  const t = useTranslate();
  const { search } = useLocation();
  const [openedOver] = useState(search);
  useEffect(() => {
    if (search !== openedOver) closeModal();
  }, [search, openedOver]);
  return (
    <Modal title={t('search.box')}>
      <SearchBox place="modal" />
    </Modal>
  );
}

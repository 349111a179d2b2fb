import Button from '@mui/material/Button';
import { Modal } from '../../../components/mui/Modal';
import { closeModal } from '../../../components/plain/modalStore';
import { useTranslate } from '../../../i18n/useTranslate';
import type { ListingSource } from '../query/listingSource';
import { useListing, type Listing } from '../query/useListing';
import { FilterPanel } from './panel/FilterPanel';
import { useActiveFilters } from './activeFilters';

interface FilterModalProps {
  source: ListingSource;
  onShow: () => void;
}

declare module '../../../components/plain/modalStore' {
  interface ModalProps {
    /** LIST-02: the filters of a list, in windows of 1280 px or less. */
    filter: FilterModalProps;
  }
}

/** The clear button, while a filter is active, and the Show button with the number of products. */
function Footer({ listing, onShow }: { listing: Listing; onShow: () => void }) {
  const t = useTranslate();
  const { filters, clear } = useActiveFilters(listing, listing.facets);
  const { isLoaded, numberOfHits } = listing;
  const counted = t('filters.showCount', [numberOfHits]);
  return (
    <>
      {filters.length > 0 && (
        <Button
          variant="outlined"
          onClick={({ currentTarget }) => {
            // The button unmounts with the last filter, so focus moves first.
            if (currentTarget.nextElementSibling instanceof HTMLElement)
              currentTarget.nextElementSibling.focus();
            clear();
          }}
        >
          {t('filters.clearShort')}
        </Button>
      )}
      <Button
        onClick={() => {
          onShow();
          closeModal();
        }}
      >
        {isLoaded ? counted : t('filters.show')}
      </Button>
    </>
  );
}

/** LIST-02: the filters in a modal; the list behind it updates at once. */
export function FilterModal({ source, onShow }: FilterModalProps) {
  const t = useTranslate();
  const listing = useListing(source);
  return (
    <Modal title={t('filters.title')} placement="end" footer={<Footer listing={listing} onShow={onShow} />}>
      <FilterPanel listing={listing} />
    </Modal>
  );
}

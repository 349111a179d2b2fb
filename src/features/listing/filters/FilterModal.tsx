import { Button } from '../../../components/Button/Button';
import { Modal } from '../../../components/Modal/Modal';
import { closeModal } from '../../../components/Modal/modalStore';
import { useTranslate } from '../../../i18n/useTranslate';
import type { ListingSource } from '../query/listingSource';
import { useListing, type Listing } from '../query/useListing';
import { Filters } from './Filters';
import { useActiveFilters } from './useActiveFilters';

declare module '../../../components/Modal/modalStore' {
  interface ModalProps {
    /** LIST-02: the filters of a list, in windows of 1280 px or less. */
    filter: { source: ListingSource };
  }
}

/** How many products there are now, on the way to them; and Clear when there is anything to clear. */
function Footer({ listing }: { listing: Listing }) {
  const t = useTranslate();
  const { filters, clear } = useActiveFilters(listing, listing.facets);
  const { isLoaded, numberOfHits } = listing;
  const counted = t(numberOfHits === 1 ? 'filters.showOne' : 'filters.showCount', [numberOfHits]);
  return (
    <>
      {filters.length > 0 && (
        <Button
          variant="secondary"
          onClick={({ currentTarget }) => {
            // It goes with the last filter, so focus moves on first.
            if (currentTarget.nextElementSibling instanceof HTMLElement)
              currentTarget.nextElementSibling.focus();
            clear();
          }}
        >
          {t('filters.clearShort')}
        </Button>
      )}
      <Button onClick={closeModal}>{isLoaded ? counted : t('filters.show')}</Button>
    </>
  );
}

/** LIST-02: the filters over the list they narrow, which follows at once. */
export function FilterModal({ source }: { source: ListingSource }) {
  const t = useTranslate();
  const listing = useListing(source);
  return (
    <Modal title={t('filters.title')} placement="end" footer={<Footer listing={listing} />}>
      <Filters listing={listing} />
    </Modal>
  );
}

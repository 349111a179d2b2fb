import { Button } from '../../../components/plain/Button';
import { ErrorNotice } from '../../../components/plain/ErrorNotice';
import { useTranslate } from '../../../i18n/useTranslate';
import styles from './LoadMore.module.css';
import type { Listing } from '../query/useListing';

interface ShowPreviousProps {
  listing: Pick<Listing, 'previous'>;
  onPress: () => void;
}

/** Button for the products before the first card, when the URL starts further on in the list (LIST-04). */
export function ShowPrevious({ listing: { previous }, onPress }: ShowPreviousProps) {
  const t = useTranslate();
  const press = () => {
    onPress();
    previous.load();
  };
  if (!previous.exists) return null;
  return (
    <div className={styles.beginning}>
      {previous.failed ? (
        <ErrorNotice message={t('listing.moreFailed')} onRetry={press} retrying={previous.isLoading} />
      ) : (
        <Button variant="secondary" loading={previous.isLoading} onClick={press}>
          {t('listing.showPrevious')}
        </Button>
      )}
    </div>
  );
}

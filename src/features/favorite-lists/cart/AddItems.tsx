import { useRef, type ReactNode } from 'react';
import type { FavoriteItem } from '../../../api/generated/types';
import { Button } from '../../../components/Button/Button';
import { failureText } from '../../../i18n/failureText';
import { useTranslate } from '../../../i18n/useTranslate';
import styles from './AddItems.module.css';
import { ItemsReport } from './ItemsReport';
import { useAddItems } from './useAddItems';

interface AddItemsProps {
  /** Stands at the beginning of the row of buttons. */
  heading: ReactNode;
  listName: string;
  items: readonly FavoriteItem[];
  /** Buttons beside the first. */
  children?: ReactNode;
}

/** FAV-03: the head of a list, with a button that adds all of it to the cart; reports line by line what became of it. */
export function AddItems({ heading, listName, items, children }: AddItemsProps) {
  const t = useTranslate();
  const button = useRef<HTMLDivElement>(null);
  const { add, isPending, error, results, close } = useAddItems(items);
  const closeReport = () => {
    button.current?.querySelector('button')?.focus();
    close();
  };
  return (
    <div className={styles.adding}>
      <div className={styles.head}>
        {heading}
        <div className={styles.buttons} ref={button}>
          <Button
            size="small"
            loading={isPending}
            aria-label={t('favorites.addAllNamed', [listName])}
            onClick={add}
          >
            {t('favorites.addAll')}
          </Button>
          {children}
        </div>
      </div>
      {error && (
        <p className={styles.failure} role="alert">
          {t('favorites.addFailed')}. {failureText(t, error, 'errors.unexpectedText')}
        </p>
      )}
      {results && <ItemsReport results={results} onClose={closeReport} />}
    </div>
  );
}

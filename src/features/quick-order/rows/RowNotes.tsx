import { CircleAlert } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { Icon } from '../../../components/Icon/Icon';
import { useTranslate } from '../../../i18n/useTranslate';
import styles from './OrderRows.module.css';
import type { OrderRow } from './orderRow';
import type { FoundArticle } from './orderRows';

/** Where a row was read from: only what needs mending is looked up there. */
function Source({ source }: { source: NonNullable<OrderRow['source']> }) {
  const t = useTranslate();
  const { file, rows } = source;
  const numbers = rows.join(', ');
  if (file === null) return t(rows.length > 1 ? 'quickOrder.fromRows' : 'quickOrder.fromRow', [numbers]);
  return t(rows.length > 1 ? 'quickOrder.fromFileRows' : 'quickOrder.fromFileRow', [file, numbers]);
}

interface RowNotesProps {
  row: OrderRow;
  isLocked: boolean;
  onChoose: (article: FoundArticle) => void;
}

/** A closed select would choose the next entry with each arrow key, and the first choice takes the list away. */
function openWithArrows(event: KeyboardEvent<HTMLSelectElement>): void {
  const isArrow = event.key === 'ArrowDown' || event.key === 'ArrowUp';
  if (!isArrow || event.altKey || !('showPicker' in event.currentTarget)) return;
  event.preventDefault();
  event.currentTarget.showPicker();
}

/** What there is to say of a row: name, why it is not in the cart, where it comes from, variations to choose from. */
export function RowNotes({ row, isLocked, onChoose }: RowNotesProps) {
  const t = useTranslate();
  const { number, name, problem, source, sentAt } = row;
  const isUnknown = sentAt !== undefined && !isLocked;
  const variations = problem?.variations ?? [];
  const choose = (code: string) => {
    const variation = variations.find((each) => each.code === code);
    if (variation) onChoose({ ...variation, maxQuantity: null });
  };
  return (
    <>
      {name && <p>{name}</p>}
      {problem && (
        <p className={styles.problem}>
          <Icon icon={CircleAlert} size="s" /> {problem.reason}
        </p>
      )}
      {isUnknown && <p className={styles.problem}>{t('quickOrder.unknown')}</p>}
      {variations.length > 0 && (
        <select
          className={styles.variations}
          aria-label={t('quickOrder.chooseVariation', [number])}
          disabled={isLocked}
          value=""
          onKeyDown={openWithArrows}
          onChange={({ target }) => choose(target.value)}
        >
          <option value="" disabled>
            {t('quickOrder.chooseVariationShort')}
          </option>
          {variations.map((variation) => (
            <option key={variation.code} value={variation.code}>
              {variation.name} ({variation.code})
            </option>
          ))}
        </select>
      )}
      {source && (problem || source.rows.length > 1) && (
        <p className={styles.source}>
          <Source source={source} />
        </p>
      )}
    </>
  );
}

import { useTranslate } from '../../../i18n/useTranslate';
import type { MergedRows } from './orderRow';

/** How many articles are named. */
const maxNamed = 5;

/** QORD-01: which rows of one article have been summed; nothing where none have. */
export function MergedList({ merged }: { merged: readonly MergedRows[] }) {
  const t = useTranslate();
  if (merged.length === 0) return null;
  return (
    <>
      <p>{t('quickOrder.merged')}</p>
      <ul>
        {merged.slice(0, maxNamed).map(({ code, numbers, quantity }) => (
          <li key={code}>{t('quickOrder.mergedLine', [code, numbers.join(', '), quantity])}</li>
        ))}
      </ul>
      {merged.length > maxNamed && <p>{t('quickOrder.mergedMore', [merged.length - maxNamed])}</p>}
    </>
  );
}

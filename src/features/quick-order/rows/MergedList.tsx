import { useTranslate } from '../../../i18n/useTranslate';
import type { MergedRows } from './mergeDuplicates';

/** Maximum number of articles listed. */
const maxNamed = 5;

/** QORD-01: list the rows merged because they had the same article. Renders nothing without any. */
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

import { useTranslate } from '../../../i18n/useTranslate';
import { comparableCode, normalizeText } from '../../../lib/normalizeText';
import { type OrderRow, rowQuantity, type RowSource, sentQuantity } from './orderRow';

export interface MergedRows {
  code: string;
  numbers: number[];
  quantity: number;
}

function joinSources(sources: readonly RowSource[]): RowSource[] {
  const files = [...new Set(sources.map(({ file }) => file))];
  return files.map((file) => ({
    file,
    rows: sources.filter((source) => source.file === file).flatMap(({ rows }) => rows),
  }));
}

/** QORD-01: merge rows with the same article number; none without a valid quantity, in doubt, or of unknown outcome. */
export function mergeDuplicates(rows: readonly OrderRow[]): { rows: OrderRow[]; merged: MergedRows[] } {
  const byCode = new Map<string, { row: OrderRow; numbers: number[] }>();
  const others: OrderRow[] = [];
  for (const row of rows) {
    const code = comparableCode(row.code);
    const quantity = rowQuantity(row);
    const first = byCode.get(code);
    if (code === '' || quantity === null || row.doubt || row.sentAt !== undefined) others.push(row);
    else if (!first) byCode.set(code, { row, numbers: [row.number] });
    else {
      const sum = (Number(sentQuantity(first.row)) + quantity).toString();
      const { problem: _problem, changedFrom: _changedFrom, ...merged } = first.row;
      const sources = joinSources([...(first.row.sources ?? []), ...(row.sources ?? [])]);
      first.row = { ...merged, quantity: sum, ...(sources.length > 0 && { sources }) };
      first.numbers.push(row.number);
    }
  }
  const kept = [...byCode.values()];
  return {
    rows: [...kept.map(({ row }) => row), ...others].sort((a, b) => a.number - b.number),
    merged: kept
      .filter(({ numbers }) => numbers.length > 1)
      .map(({ row, numbers }) => ({
        code: normalizeText(row.code),
        numbers,
        quantity: Number(row.quantity),
      })),
  };
}

const maxNamed = 5;

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

import { useQueries, type UseQueryResult } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { variationCodeSearchQuery } from '../../../api/generated/queries';
import type { VariationCodeSearchResult } from '../../../api/generated/types';
import { useTranslate } from '../../../i18n/useTranslate';
import { normalizeText } from '../../../lib/normalizeText';
import { isBlankRow, type OrderRow } from '../rows/orderRow';
import { changeRows, useOrder } from '../rows/orderStore';
import { hasValidCode } from '../rows/rowProblem';
import { judgeRow } from './judgeRow';

/** Number of articles requested at a time. */
const batchSize = 20;

/** True for a row whose article has not been looked up. */
const isUnjudged = (row: OrderRow) =>
  row.name === undefined &&
  !(row.isTyping || row.isUndecided || row.problem || isBlankRow(row)) &&
  hasValidCode(row);

/** The answers, undefined for a failed request; nothing until all have ended. */
const allAnswers = (results: UseQueryResult<VariationCodeSearchResult>[]) =>
  results.some(({ isPending }) => isPending) ? undefined : results.map(({ data }) => data);

/**
 * QORD-01: look up the articles of all rows, some at a time, except of the one that is typed, and mark the rows that
 * cannot be added. Rows whose request fails stay unmarked: the server judges them.
 */
export function useJudgedRows(): void {
  const t = useTranslate();
  const { rows, sending } = useOrder();
  const batch = useMemo(() => rows.filter(isUnjudged).slice(0, batchSize), [rows]);
  const answers = useQueries({
    queries: batch.map(({ code }) => ({
      ...variationCodeSearchQuery({ query: { query: normalizeText(code) } }),
      meta: { isPrefetch: true },
    })),
    combine: allAnswers,
  });
  useEffect(() => {
    if (batch.length === 0 || !answers || sending) return undefined;
    // In a task of its own: with cached answers, each change would be nested in the one before, and React allows 50.
    const timer = setTimeout(() => {
      const judged = new Map(batch.map((row, index) => [row, judgeRow(row, answers[index], t)]));
      changeRows((current) => current.map((row) => judged.get(row) ?? row));
    });
    return () => clearTimeout(timer);
  }, [answers, batch, sending, t]);
}

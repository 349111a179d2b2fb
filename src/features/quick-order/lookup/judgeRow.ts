import type { VariationCodeSearchResult, Variation } from '../../../api/generated/types';
import type { Translate } from '../../../i18n/translate';
import { normalizeText } from '../../../lib/normalizeText';
import { comparableCode } from '../../../lib/articleNumber';
import type { OrderRow, RowProblem } from '../rows/orderRow';
import { ofVariation } from './useLookup';

/** An article number without the blanks, dots and hyphens that people group its digits with. */
const ungrouped = (code: string) => comparableCode(code).replace(/[\s.-]/g, '');

/** The variation with a code, or the only one whose digits are grouped in another way. */
function findVariation(results: readonly Variation[], code: string): Variation | undefined {
  const exact = results.find((each) => comparableCode(each.code) === comparableCode(code));
  const [similar, ...others] = results.filter((each) => ungrouped(each.code) === ungrouped(code));
  return exact ?? (others.length === 0 ? similar : undefined);
}

/** The problem of a code that is no article: that of a product with variations, or unknown. */
function codeProblem({ code }: OrderRow, results: readonly Variation[], t: Translate): RowProblem {
  const hits = results
    .map(ofVariation)
    .filter((article) => comparableCode(article.code).startsWith(comparableCode(code)));
  const variations = hits.filter(({ isBuyable }) => isBuyable);
  if (variations.length > 0)
    return { outcome: 'notAdded', reason: t('quickOrder.chooseVariationShort'), variations };
  if (hits.length > 0) return { outcome: 'notAdded', reason: t('product.notForSale') };
  return { outcome: 'notFound', reason: t('quickOrder.notFound', [normalizeText(code)]) };
}

/**
 * QORD-01: a row as judged by the answer to the search for its code: with its article, or with its problem; undecided
 * without an answer, and when the answer has only some of the hits.
 */
export function judgeRow(
  row: OrderRow,
  answer: VariationCodeSearchResult | undefined,
  t: Translate,
): OrderRow {
  const variation = answer && findVariation(answer.results, row.code);
  if (!variation) {
    const isWhole = answer && answer.numberOfHits <= answer.results.length;
    if (!isWhole) return { ...row, isUndecided: true };
    return { ...row, problem: codeProblem(row, answer.results, t) };
  }
  const { code, name, maxQuantity, isBuyable } = ofVariation(variation);
  const found = { ...row, code, name, maxQuantity };
  if (isBuyable) return found;
  return { ...found, problem: { outcome: 'notAdded', reason: t('product.notForSale') } };
}

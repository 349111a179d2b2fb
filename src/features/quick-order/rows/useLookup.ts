import { useQuery, useQueries, type UseQueryResult } from '@tanstack/react-query';
import { quickSearchQuery, variationCodeSearchQuery } from '../../../api/generated/queries';
import type { Price, Product, Variation, VariationCodeSearchResult } from '../../../api/generated/types';
import { normalizeText, isArticleNumber, comparableCode } from '../../../lib/normalizeText';
import { articleOf } from '../../product/variations';
import { visibleProducts } from '../../product/card/cardProduct';
import {
  type FoundArticle,
  hasValidCode,
  isBlankRow,
  type OrderRow,
  type RowProblem,
  withArticle,
} from './orderRow';
import { useEffect, useMemo } from 'react';
import type { Translate } from '../../../i18n/translate';
import { useTranslate } from '../../../i18n/useTranslate';
import { changeRows, useOrder } from './orderStore';

export interface LookupArticle extends FoundArticle {
  isBuyable: boolean;
  inStock: boolean;
  price: Price | null;
}

export interface Lookup {
  status: 'idle' | 'loading' | 'failed' | 'found';
  articles: readonly LookupArticle[];
}

const minLength = 3;
const maxQueryLength = 200;
const maxArticles = 20;

const ofVariation = (variation: Variation): LookupArticle => {
  const { code, name, maxQuantity, minQuantity, quantityStep, inStock, price } = variation;
  const { isBuyable, isGift, active = true } = variation;
  return {
    ...{ code, name, maxQuantity, minQuantity, quantityStep, inStock, price },
    isBuyable: isBuyable && !isGift && active,
  };
};

function ofProduct(product: Product): LookupArticle[] {
  if (product.variations.length > 1) return product.variations.map(ofVariation);
  const article = articleOf(product, product.variations[0]);
  const isBuyable = article.isBuyable && product.active && !product.hidePrice;
  return [{ ...article, isBuyable, inStock: article.inStockQuantity > 0 }];
}

/** QORD-01: look up articles by a text that may be a number (variationCodeSearch), otherwise by name (quickSearch). */
export function useLookup(text: string): Lookup {
  const query = normalizeText(text).slice(0, maxQueryLength);
  const enabled = query.length >= minLength;
  const isNumber = isArticleNumber(query);
  const numbers = useQuery({
    ...variationCodeSearchQuery({ query: { query } }),
    enabled: enabled && isNumber,
    select: ({ results }) => results.map(ofVariation),
  });
  const names = useQuery({
    ...quickSearchQuery({ query: { query } }),
    enabled: enabled && !isNumber,
    select: ({ products }) => visibleProducts(products).flatMap(ofProduct),
  });
  const { data, isError } = isNumber ? numbers : names;
  if (!enabled) return { status: 'idle', articles: [] };
  if (isError) return { status: 'failed', articles: [] };
  return { status: data ? 'found' : 'loading', articles: data?.slice(0, maxArticles) ?? [] };
}

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

/** QORD-01: a row with its article or problem; undecided when the response lacks some of the hits. */
function judgeRow(row: OrderRow, response: VariationCodeSearchResult | undefined, t: Translate): OrderRow {
  const variation = response && findVariation(response.results, row.code);
  if (!variation) {
    const isWhole = response && response.numberOfHits <= response.results.length;
    if (!isWhole) return { ...row, isUndecided: true };
    return { ...row, problem: codeProblem(row, response.results, t) };
  }
  const article = ofVariation(variation);
  const found = withArticle(row, article);
  if (article.isBuyable) return found;
  return { ...found, problem: { outcome: 'notAdded', reason: t('product.notForSale') } };
}

const batchSize = 20;

const isUnjudged = (row: OrderRow) =>
  row.name === undefined &&
  !(row.isTyping || row.isUndecided || row.problem || isBlankRow(row)) &&
  hasValidCode(row);

/** The responses, undefined for a failed request; nothing until all have ended. */
const allResponses = (results: UseQueryResult<VariationCodeSearchResult>[]) =>
  results.some(({ isPending }) => isPending) ? undefined : results.map(({ data }) => data);

/**
 * QORD-01: look up the articles of all rows but the one that is typed, some at a time, and mark those that cannot be
 * added. Rows whose request fails stay unmarked: the server judges them.
 */
export function useJudgedRows(): void {
  const t = useTranslate();
  const { rows, sending } = useOrder();
  const batch = useMemo(() => rows.filter(isUnjudged).slice(0, batchSize), [rows]);
  const responses = useQueries({
    queries: batch.map(({ code }) => ({
      ...variationCodeSearchQuery({ query: { query: normalizeText(code) } }),
      meta: { isPrefetch: true },
    })),
    combine: allResponses,
  });
  useEffect(() => {
    if (batch.length === 0 || !responses || sending) return undefined;
    // In a task of its own: with cached responses, each change would be nested in the one before, and React allows 50.
    const timer = setTimeout(() => {
      const judged = new Map(batch.map((row, index) => [row, judgeRow(row, responses[index], t)]));
      changeRows((current) => current.map((row) => judged.get(row) ?? row));
    });
    return () => clearTimeout(timer);
  }, [responses, batch, sending, t]);
}

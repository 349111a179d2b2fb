import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { announce } from '../../../components/plain/LiveRegion';
import { useTranslate } from '../../../i18n/useTranslate';
import { comparableCode } from '../../../lib/articleNumber';
import { normalizeText } from '../../../lib/normalizeText';
import { useLookup, type LookupArticle } from './useLookup';

/** Debounce of the search, in ms, as in the search box (SRCH-03). */
const debounceMs = 500;

/**
 * QORD-01: debounced search of an article field, 500 ms after the last key; announces the number of hits while the list
 * is open.
 * @param code text of the field
 * @param onMatch called with an article whose number equals the text
 */
export function useArticleLookup(code: string, onMatch: (article: LookupArticle) => void) {
  const t = useTranslate();
  const [query, setQuery] = useState('');
  const [isRequested, setRequested] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const lookup = useLookup(query);
  const { articles, status } = lookup;
  const isOpen = isRequested && status !== 'idle';
  const match = articles.find((article) => comparableCode(article.code) === comparableCode(code));

  const onMatched = useEffectEvent(onMatch);
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (match) onMatched(match);
  }, [match]);
  const count = isOpen && status === 'found' ? articles.length : undefined;
  useEffect(() => {
    if (count === undefined) return;
    if (count === 0) announce(t('quickOrder.noHits', [query]));
    else announce(t('quickOrder.hits', [count]));
  }, [count, query, t]);

  const search = (text: string, delay: number) => {
    clearTimeout(timer.current);
    setRequested(true);
    if (delay > 0) setQuery('');
    timer.current = setTimeout(() => setQuery(normalizeText(text)), delay);
  };
  return {
    query,
    lookup,
    isOpen,
    /** Search for the text, debounced. */
    type: (text: string) => search(text, debounceMs),
    /** Open the list with the field's current text. */
    open: () => search(code, 0),
    close: () => setRequested(false),
  };
}

import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { announce } from '../../../components/LiveRegion/announce';
import { useTranslate } from '../../../i18n/useTranslate';
import { comparableCode } from '../rows/orderRow';
import { useLookup, type LookupArticle } from './useLookup';

/** Debounce of the search, in ms, as in the search box (SRCH-03). */
const debounceMs = 500;

/**
 * QORD-01: the search of an article field: what is typed is looked up once nothing has been typed for 500 ms, and the
 * articles found show as long as the field is used.
 * @param code the text of the field
 * @param onMatch called with an article whose number is that text
 */
export function useArticleLookup(code: string, onMatch: (article: LookupArticle) => void) {
  const t = useTranslate();
  const [query, setQuery] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const lookup = useLookup(query);
  const { articles, status } = lookup;
  const isShown = isOpen && status !== 'idle';
  const match = articles.find((article) => comparableCode(article.code) === comparableCode(code));

  const onMatched = useEffectEvent(onMatch);
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (match) onMatched(match);
  }, [match]);
  const count = isShown && status === 'found' ? articles.length : undefined;
  useEffect(() => {
    if (count === undefined) return;
    if (count === 0) announce(t('quickOrder.noHits', [query]));
    else announce(count === 1 ? t('quickOrder.oneHit') : t('quickOrder.hits', [count]));
  }, [count, query, t]);

  const search = (text: string, delay: number) => {
    clearTimeout(timer.current);
    setActive(-1);
    setOpen(true);
    if (delay > 0) setQuery('');
    timer.current = setTimeout(() => setQuery(text.trim()), delay);
  };
  return {
    query,
    lookup,
    isShown,
    active: isShown && active < articles.length ? active : -1,
    /** Searches for what is typed. */
    type: (text: string) => search(text, debounceMs),
    /** Opens the list for the text that is there. */
    open: () => search(code, 0),
    close: () => setOpen(false),
    /** Moves to the next (1) or previous (-1) article; wraps at both ends. */
    move: (step: 1 | -1) => {
      const from = active === -1 && step === -1 ? 0 : active;
      if (articles.length > 0) setActive((from + step + articles.length) % articles.length);
    },
  };
}

import { useEffect, useRef, useState, type RefObject } from 'react';
import type { Facet, Term } from '../../../api/generated/types';
import { Checkbox } from '../../../components/Checkbox/Checkbox';
import { classNames } from '../../../components/classNames';
import { Each } from '../../../components/ErrorBoundary/Each';
import { useTranslate } from '../../../i18n/useTranslate';
import { useOptimisticChoice } from '../useOptimisticChoice';
import { matchTerms } from './matchTerms';
import { TermSearch } from './TermSearch';
import styles from './TermList.module.css';

/** FILT-05: height of a list of terms until it is expanded, in px. */
const cappedHeight = 420;

/** How many terms are rendered until the list is scrolled, expanded or searched: more than its height has room for. */
const renderedAtFirst = 16;

/** A list of more terms than this has a search field. */
const maxWithoutSearch = 12;

/** A facet's name within a sentence: `Product type` as `product type`; an abbreviation keeps its capitals. */
const inSentence = (name: string) => name.replace(/^\p{Lu}(?!\p{Lu})/u, (first) => first.toLowerCase());

interface TermListProps {
  facet: Facet;
  /** Operation and place of the facet, for reports. */
  part: string;
  /** The counts are those of the previous answer. */
  stale: boolean;
  onChoose: (term: string, chosen: boolean) => void;
}

/**
 * Whether an element is higher than a limit, as it grows and shrinks.
 * @param limit in px
 */
function useTallerThan(ref: RefObject<HTMLElement | null>, limit: number): boolean {
  const [isTaller, setTaller] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const observer = new ResizeObserver(() => setTaller(element.offsetHeight > limit));
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref, limit]);
  return isTaller;
}

function Count({ count }: Pick<Term, 'count'>) {
  const t = useTranslate();
  return (
    <>
      <span aria-hidden="true">{count}</span>
      <span className="visually-hidden">
        {t(count === 1 ? 'filters.foundOne' : 'filters.found', [count])}
      </span>
    </>
  );
}

interface TermChoiceProps {
  term: Term;
  onChoose: (chosen: boolean) => void;
}

function TermChoice({ term: { userFriendlyName, count, selected, swatch }, onChoose }: TermChoiceProps) {
  const [checked, choose] = useOptimisticChoice(selected, onChoose);
  return (
    <Checkbox
      label={userFriendlyName}
      checked={checked}
      onChange={choose}
      mark={swatch && <span className={styles.swatch} style={{ background: swatch }} />}
      note={<Count count={count} />}
    />
  );
}

/** FILT-05, FILT-07: a facet's terms with their counts, 420 px high until expanded; long lists have a search field. */
export function TermList({ facet, part, stale, onChoose }: TermListProps) {
  const t = useTranslate();
  const [text, setText] = useState('');
  const [expanded, setExpanded] = useState(false);
  const [scrolled, setScrolled] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const isTall = useTallerThan(list, cappedHeight);
  const terms = matchTerms(facet.terms, text, `${part}/terms`);
  const rendered = scrolled || expanded || text !== '' ? terms : terms.slice(0, renderedAtFirst);
  const searched = text !== '' || facet.terms.length > maxWithoutSearch;
  return (
    <>
      {searched && (
        <TermSearch label={t('filters.searchTerms', [inSentence(facet.name)])} text={text} onType={setText} />
      )}
      <div
        className={classNames(styles.frame, isTall && !expanded && styles.capped)}
        style={{ maxHeight: expanded ? undefined : cappedHeight }}
        onScroll={() => setScrolled(true)}
      >
        <ul ref={list} aria-label={facet.name} className={styles.terms} data-stale={stale || undefined}>
          <Each items={rendered} place="/terms" keyOf={({ key }) => key}>
            {(term) => (
              <li>
                <TermChoice term={term} onChoose={(chosen) => onChoose(term.key, chosen)} />
              </li>
            )}
          </Each>
        </ul>
      </div>
      <p className={styles.none} role="status">
        {terms.length === 0 && t('filters.noTerms')}
      </p>
      {(isTall || expanded) && (
        <button
          type="button"
          className={styles.more}
          aria-expanded={expanded}
          onClick={() => setExpanded(!expanded)}
        >
          {expanded ? t('filters.fewerTerms') : t('filters.allTerms', [terms.length])}
        </button>
      )}
    </>
  );
}

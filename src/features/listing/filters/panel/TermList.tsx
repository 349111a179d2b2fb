import Search from 'lucide-react/icons/search';
import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import type { Facet, Term } from '../../../../api/generated/types';
import { classNames } from '../../../../components/plain/classNames';
import { Each } from '../../../../components/plain/ErrorBoundary';
import { Icon } from '../../../../components/plain/Icon';
import { readEach } from '../../../../components/plain/readEach';
import { useTranslate } from '../../../../i18n/useTranslate';
import { normalizeText } from '../../../../lib/normalizeText';
import { useOptimisticValue } from '../../useOptimisticValue';
import styles from './TermList.module.css';
import textStyles from './TextInput.module.css';

/** Lower case without diacritics, so that "stal" matches "stål". */
const plain = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '');

/**
 * Terms whose names contain every word of a text, in their original order; all terms for an empty text.
 * @param part operation and path of the terms, for the report of a term without a name
 */
export function matchTerms(terms: readonly Term[], text: string, part: string): Term[] {
  const words = plain(normalizeText(text)).split(/\s+/).filter(Boolean);
  const matches = ({ userFriendlyName }: Term) =>
    words.every((word) => plain(userFriendlyName).includes(word));
  return readEach(terms, part, (term) => (matches(term) ? [term] : [])).flat();
}

/** FILT-05: height of a list of terms until expanded, in px; as in the style sheet. */
const cappedHeight = 420;

/** Number of terms rendered until the list is scrolled, expanded or searched: more than fit its height. */
const renderedAtFirst = 13;

const maxWithoutSearch = 12;

/** Name of a facet within a sentence: `Product type` becomes `product type`; an abbreviation keeps its capitals. */
const inSentence = (name: string) => name.replace(/^\p{Lu}(?!\p{Lu})/u, (first) => first.toLowerCase());

interface TermListProps {
  facet: Facet;
  /** Operation and path of the facet, for error reports. */
  part: string;
  /** True while the counts are those of the previous response. */
  stale: boolean;
  onSelect: (term: string, selected: boolean) => void;
}

/**
 * True while an element is higher than a limit; observed by a ResizeObserver.
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

interface MoreButtonProps {
  expanded: boolean;
  onClick: () => void;
  children: ReactNode;
}

/** Button, in the style of a link, that shows the rest of a list or hides it again. */
export function MoreButton({ expanded, onClick, children }: MoreButtonProps) {
  return (
    <button type="button" className={styles.more} aria-expanded={expanded} onClick={onClick}>
      {children}
    </button>
  );
}

interface TermSearchProps {
  label: string;
  text: string;
  onType: (text: string) => void;
}

/** Filter a long list of terms by name. Escape clears the text without closing the surrounding modal. */
function TermSearch({ label, text, onType }: TermSearchProps) {
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || text === '') return;
    event.preventDefault();
    event.stopPropagation();
    onType('');
  };
  return (
    <label className={classNames(textStyles.box, textStyles.search)}>
      <Icon icon={Search} size="s" className={textStyles.icon} />
      <input
        type="search"
        className={textStyles.input}
        placeholder={label}
        aria-label={label}
        autoComplete="off"
        value={text}
        onChange={({ target }) => onType(target.value)}
        onKeyDown={press}
      />
    </label>
  );
}

interface TermOptionProps {
  term: Term;
  onSelect: (selected: boolean) => void;
}

/** FILT-07: a term with its count as accessible description; the whole row is clickable. */
function TermOption({ term: { userFriendlyName, count, selected, swatch }, onSelect }: TermOptionProps) {
  const t = useTranslate();
  const id = useId();
  const [checked, select] = useOptimisticValue(selected, onSelect);
  return (
    <label className={styles.row}>
      <input
        type="checkbox"
        className={styles.checkbox}
        checked={checked}
        onChange={({ target }) => select(target.checked)}
        aria-labelledby={`${id}-name`}
        aria-describedby={`${id}-count`}
      />
      {swatch && <span className={styles.swatch} style={{ backgroundColor: swatch }} />}
      <span id={`${id}-name`} className={styles.name}>
        {userFriendlyName}
      </span>
      <span className={styles.count} aria-hidden="true">
        {count}
      </span>
      <span id={`${id}-count`} className="visually-hidden">
        {t('filters.found', [count])}
      </span>
    </label>
  );
}

/**
 * FILT-05, FILT-07: the terms of a facet with their counts, at most 420 px high until expanded; long lists have a
 * search field.
 */
export function TermList({ facet, part, stale, onSelect }: TermListProps) {
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
        className={styles.frame}
        data-expanded={expanded || undefined}
        data-capped={(isTall && !expanded) || undefined}
        onScroll={() => setScrolled(true)}
      >
        <ul ref={list} className={styles.terms} aria-label={facet.name} data-stale={stale || undefined}>
          <Each items={rendered} path="/terms" keyOf={({ key }) => key}>
            {(term) => (
              <li>
                <TermOption term={term} onSelect={(selected) => onSelect(term.key, selected)} />
              </li>
            )}
          </Each>
        </ul>
      </div>
      <p className={styles.status} role="status">
        {terms.length === 0 && t('filters.noTerms')}
      </p>
      {(isTall || expanded) && (
        <MoreButton expanded={expanded} onClick={() => setExpanded(!expanded)}>
          {expanded ? t('filters.fewerTerms') : t('filters.allTerms', [terms.length])}
        </MoreButton>
      )}
    </>
  );
}

import {
  type ReactNode,
  type SubmitEvent,
  Suspense,
  useDeferredValue,
  useEffect,
  useId,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
} from 'react';
import { classNames } from '../../../components/plain/classNames';
import { useTranslate } from '../../../i18n/useTranslate';
import { lazyPart } from '../../../routing/lazy/lazyPart';
import { SearchField, searchKeys } from './SearchField';
import { optionId, useSearchBox } from './useSearchBox';
import styles from './SearchBox.module.css';

/** SRCH-04: state of the categories offered by an empty box: open while it has focus, until Escape or a selection. */
function useCategoryOffer(text: string) {
  const [isOpen, setOpen] = useState(false);
  return {
    shown: isOpen && text === '',
    hide: () => setOpen(false),
    events: {
      onFocus: ({ target }: FocusEvent) => {
        if (target instanceof HTMLInputElement) setOpen(true);
      },
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (!currentTarget.contains(relatedTarget)) setOpen(false);
      },
      onKeyDown: ({ key }: KeyboardEvent) => {
        if (key === 'Escape') setOpen(false);
      },
    },
  };
}

const QuickResults = lazyPart(() =>
  import('../quickSearch/QuickResults').then(({ QuickResults }) => QuickResults),
);
const PopularCategories = lazyPart(() =>
  import('./PopularCategories').then(({ PopularCategories }) => PopularCategories),
);

interface SearchBoxProps {
  /** Width: 31rem in the header, 40rem on the search page, the available width in the modal (SRCH-09). */
  variant: 'header' | 'page' | 'modal';
  onFollow?: () => void;
  /** Rendered below the box while the dropdown is closed or has no options (SRCH-04). */
  children?: ReactNode;
}

interface ActiveOption {
  /** Index in the list; -1 for none. */
  active: number;
  /** Move to the next (1) or previous (-1) option; wraps at both ends (SRCH-08). */
  move: (step: 1 | -1) => void;
}

/** SRCH-08: move through a list with wrap-around; its id is null while closed. */
function useActiveOption(list: string | null, length: number): ActiveOption {
  const [state, setState] = useState({ list, index: -1 });
  if (list === null && state.index !== -1) setState({ list, index: -1 });
  const active = state.list === list && state.index < length ? state.index : -1;
  const move = (step: 1 | -1) => {
    if (length === 0) return;
    const from = active === -1 && step === -1 ? 0 : active;
    setState({ list, index: (from + step + length) % length });
  };
  return { active, move };
}

/** SRCH-03 to SRCH-09: the search box, a combobox whose dropdown opens while typing. */
export function SearchBox({ variant, onFollow, children }: SearchBoxProps) {
  const t = useTranslate();
  const listId = useId();
  const frame = useRef<HTMLFormElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const box = useSearchBox(frame, onFollow);
  const { shown, debouncedText, optionCount = 0 } = box;
  const offer = useCategoryOffer(box.text);
  const { active, move } = useActiveOption(shown ? debouncedText : null, optionCount);
  const hasList = shown && optionCount > 0;
  const activeId = hasList && active >= 0 ? optionId(listId, active) : undefined;
  // The typed letter paints first; the dropdown re-renders a frame later.
  const isStale = useDeferredValue(debouncedText) !== debouncedText;
  const label = t(variant === 'page' ? 'search.again' : 'search.box');

  useEffect(() => {
    if (variant === 'modal') input.current?.focus();
  }, [variant]);

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!box.submit()) input.current?.focus();
  };
  const clear = () => {
    box.type('');
    input.current?.focus();
  };

  return (
    <form
      ref={frame}
      role="search"
      aria-label={label}
      className={classNames(styles.box, styles[variant], box.isSearchPage && styles.onSearchPage)}
      onSubmit={submit}
      {...(variant === 'header' && offer.events)}
    >
      <SearchField
        input={input}
        label={label}
        text={box.text}
        listId={hasList ? listId : undefined}
        activeId={activeId}
        onType={box.type}
        onClear={clear}
        onPress={box.reopen}
        onKeyDown={searchKeys(box, move, activeId)}
      />
      {shown && (
        <div className={styles.dropdown}>
          <Suspense fallback={null}>
            <QuickResults
              isStale={isStale}
              search={box.search}
              listId={listId}
              active={active}
              query={debouncedText}
              hrefFor={box.hrefFor}
              onOptions={box.setOptions}
              onSelect={box.follow}
            />
          </Suspense>
        </div>
      )}
      {offer.shown && (
        <div className={classNames(styles.dropdown, styles.offer)}>
          <Suspense fallback={null}>
            <PopularCategories onFollow={offer.hide} />
          </Suspense>
        </div>
      )}
      {(!shown || box.optionCount === 0) && children}
    </form>
  );
}

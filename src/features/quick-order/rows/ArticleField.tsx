import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { type ClipboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { announce } from '../../../components/plain/LiveRegion';
import { useTranslate } from '../../../i18n/useTranslate';
import { comparableCode, normalizeText } from '../../../lib/normalizeText';
import { shownPrice } from '../../pricing/usePriceTexts';
import { useVat } from '../../pricing/vatDisplay';
import { type Lookup, type LookupArticle, useLookup } from './useLookup';

/** Debounce of the search, in ms, as in the search box (SRCH-03). */
const debounceMs = 500;

/** QORD-01: search of an article field, 500 ms after the last key; announces the number of hits. */
function useArticleLookup(code: string, onMatch: (article: LookupArticle) => void) {
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
    type: (text: string) => search(text, debounceMs),
    open: () => search(code, 0),
    close: () => setRequested(false),
  };
}

interface ArticleFieldProps {
  id: string;
  label: string;
  value: string;
  readOnly: boolean;
  invalid: boolean;
  describedBy: string;
  onType: (text: string) => void;
  onSelect: (article: LookupArticle) => void;
  onMatch: (article: LookupArticle) => void;
  onPaste: (event: ClipboardEvent<HTMLInputElement>) => void;
}

/** An option: name, number, stock and price of an article, with the VAT basis. */
function Option({ article }: { article: LookupArticle }) {
  const t = useTranslate();
  const { inclVat } = useVat();
  const { code, name, isBuyable, inStock, price } = article;
  const stock = !isBuyable ? 'product.notForSale' : inStock ? 'search.inStock' : 'search.outOfStock';
  return (
    <>
      <Box component="span" sx={{ flex: 1, lineHeight: 'var(--leading-snug)' }}>
        <span>{name}</span>{' '}
        <Typography component="span" variant="body2" color="textSecondary" sx={{ display: 'block', mt: 1 }}>
          {code} · {t(stock)}
        </Typography>
      </Box>{' '}
      {price && isBuyable && (
        <Box component="span" sx={{ textAlign: 'end', fontWeight: 500, lineHeight: 'var(--leading-snug)' }}>
          <bdi>{shownPrice(price, inclVat).price.formattedString}</bdi>{' '}
          <Typography component="span" variant="body2" color="textSecondary" sx={{ display: 'block', mt: 1 }}>
            {t(inclVat ? 'product.inclVat' : 'product.exVat')}
          </Typography>
        </Box>
      )}
    </>
  );
}

/** Disable MUI's filter: the server has filtered the hits. */
const all = (articles: LookupArticle[]) => articles;

/** Text in place of the options: no hits, or a failed search. */
function useNoOptionsText({ status }: Lookup, query: string): string {
  const t = useTranslate();
  return status === 'failed' ? t('quickOrder.lookupFailed') : t('quickOrder.noHits', [query]);
}

/** QORD-01: combobox of an article: accepts any text, and offers articles by number or name. */
export function ArticleField(props: ArticleFieldProps) {
  const { id, label, value, readOnly, invalid, describedBy, onType, onSelect, onMatch, onPaste } = props;
  const t = useTranslate();
  const { query, lookup, isOpen, ...list } = useArticleLookup(value, onMatch);
  return (
    <Autocomplete<LookupArticle>
      id={id}
      options={[...lookup.articles]}
      filterOptions={all}
      getOptionKey={({ code }) => code}
      getOptionLabel={({ code }) => code}
      getOptionDisabled={({ isBuyable }) => !isBuyable}
      disabledItemsFocusable
      // A selected option is entered as text, which remains editable.
      value={null}
      onChange={(_, article) => article && onSelect(article)}
      inputValue={value}
      onInputChange={(_, text, reason) => {
        if (reason !== 'input') return;
        onType(text);
        list.type(text);
      }}
      open={isOpen}
      onOpen={(event) => event.type === 'keydown' && list.open()}
      onClose={list.close}
      // Also before the list has opened: hits that arrive later stay closed.
      onBlur={list.close}
      clearOnBlur={false}
      selectOnFocus={false}
      handleHomeEndKeys={false}
      forcePopupIcon={false}
      readOnly={readOnly}
      loading={lookup.status === 'loading'}
      loadingText={t('quickOrder.searching')}
      noOptionsText={useNoOptionsText(lookup, query)}
      slotProps={{
        listbox: { 'aria-labelledby': undefined, 'aria-label': t('quickOrder.options') },
        popper: {
          placement: 'bottom-start',
          modifiers: [{ name: 'preventOverflow', options: { padding: 16 } }],
          sx: { minWidth: 'min(30rem, 100vw - 2 * var(--page-margin))' },
        },
      }}
      renderOption={({ key, ...option }, article) => (
        <li key={key} {...option}>
          <Option article={article} />
        </li>
      )}
      renderInput={({ slotProps: { input, htmlInput }, id: inputId, disabled, fullWidth }) => (
        <OutlinedInput
          {...input}
          id={inputId}
          disabled={disabled}
          fullWidth={fullWidth}
          error={invalid}
          placeholder={t('quickOrder.articlePlaceholder')}
          inputProps={{
            ...htmlInput,
            'aria-label': label,
            'aria-describedby': describedBy,
            enterKeyHint: 'next',
            onPaste,
          }}
        />
      )}
    />
  );
}

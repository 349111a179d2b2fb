import { classNames } from '../../../components/classNames';
import { useTranslate } from '../../../i18n/useTranslate';
import { VatNote } from '../../pricing/VatNote';
import { shownPrice } from '../../pricing/shownPrice';
import { useVat } from '../../pricing/systemSetting';
import styles from './ArticleField.module.css';
import type { Lookup, LookupArticle } from './useLookup';

interface ArticleOptionsProps {
  lookup: Lookup;
  /** What was searched for. */
  query: string;
  listId: string;
  /** Place of the option that the arrow keys have made active; -1 for none. */
  active: number;
  onChoose: (article: LookupArticle) => void;
}

/** The id of an option's element. */
export const optionId = (listId: string, index: number) => `${listId}-${index}`;

function Option({ article }: { article: LookupArticle }) {
  const t = useTranslate();
  const { inclVat } = useVat();
  const { code, name, isBuyable, inStock, price } = article;
  const stock = !isBuyable ? 'product.notForSale' : inStock ? 'search.inStock' : 'search.outOfStock';
  return (
    <>
      <span className={styles.words}>
        <span>{name}</span>{' '}
        <span className={styles.detail}>
          {code} · {t(stock)}
        </span>
      </span>{' '}
      {price && isBuyable && (
        <span className={styles.price}>{shownPrice(price, inclVat).price.formattedString}</span>
      )}
    </>
  );
}

/** The articles found for what is typed, to choose from; or that there are none. */
export function ArticleOptions({ lookup, query, listId, active, onChoose }: ArticleOptionsProps) {
  const t = useTranslate();
  const { status, articles } = lookup;
  if (status === 'loading') return <p className={styles.status}>{t('quickOrder.searching')}</p>;
  if (status === 'failed') return <p className={styles.status}>{t('quickOrder.lookupFailed')}</p>;
  if (articles.length === 0) return <p className={styles.status}>{t('quickOrder.noHits', [query])}</p>;
  return (
    <>
      {articles.some(({ isBuyable, price }) => isBuyable && price) && (
        <div className={styles.basis}>
          <VatNote />
        </div>
      )}
      <div id={listId} role="listbox" aria-label={t('quickOrder.options')} className={styles.options}>
        {articles.map((article, index) => (
          // The field keeps the focus: its keys choose, a pointer does so here.
          // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
          <div
            key={article.code}
            id={optionId(listId, index)}
            role="option"
            aria-selected={index === active}
            aria-disabled={!article.isBuyable || undefined}
            className={classNames(styles.option, !article.isBuyable && styles.unavailable)}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => article.isBuyable && onChoose(article)}
          >
            <Option article={article} />
          </div>
        ))}
      </div>
    </>
  );
}

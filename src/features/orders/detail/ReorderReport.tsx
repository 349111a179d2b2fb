import { Button } from '../../../components/Button/Button';
import { openModal } from '../../../components/Modal/modalStore';
import { SafeLink } from '../../../components/SafeLink/SafeLink';
import { useTranslate } from '../../../i18n/useTranslate';
import { lineStock } from '../../cart/lines/lineStock';
import type { AddedLines, RefusedLine } from '../../cart/useAddLines';
import { useSettings } from '../../settings/settings';
import type { Order } from '../orderQueries';
import styles from './Reorder.module.css';

type Line = Order['orderItems'][number];

/** The name without what the words after a comma add, such as colour and size: a search finds others like it. */
const searchTerm = (name: string) => name.replace(/,.*/, '');

const takeFocus = (report: HTMLElement | null) => report?.focus();

function Refused({ refused, line }: { refused: RefusedLine; line: Line | undefined }) {
  const t = useTranslate();
  const { searchPage } = useSettings().staticPages;
  const { code, isUnknown } = refused;
  const name = refused.name ?? line?.item.name ?? code;
  const isSold = !isUnknown && line?.active !== false;
  const search = new URLSearchParams({ query: searchTerm(name) });
  return (
    <li>
      <strong>{name}</strong>{' '}
      <span>{refused.reason ?? t(isUnknown ? 'orders.unknownArticle' : 'orders.cannotBeAdded')}</span>{' '}
      {isSold && line ? (
        <SafeLink href={line.item.url} leadsTo="product" className={styles.link}>
          {t('orders.seeProduct')}
        </SafeLink>
      ) : (
        <SafeLink href={`${searchPage.url}?${search}`} className={styles.link}>
          {t('orders.findSimilar')}
        </SafeLink>
      )}
    </li>
  );
}

interface ReorderReportProps {
  /** The lines that were to be added. */
  lines: readonly Line[];
  outcome: AddedLines;
}

/**
 * ORD-02: what became of the lines of an order: how many are in the cart, and each that is not, with the reason and
 * an alternative: the product's own page, or a search for its name where it is no longer sold. It takes focus, so that
 * it is read out and what it offers is next.
 */
export function ReorderReport({ lines, outcome: { added, refused, short } }: ReorderReportProps) {
  const t = useTranslate();
  const title =
    refused.length === 0
      ? t('orders.reordered')
      : added.size === 0
        ? t('orders.reorderedNone')
        : t('orders.reorderedSome', [added.size, lines.length]);
  return (
    <section ref={takeFocus} className={styles.report} tabIndex={-1} aria-labelledby="reorder-report">
      <h3 id="reorder-report" className={styles.title}>
        {title}
      </h3>
      {refused.length > 0 && (
        <>
          <h4 className={styles.group}>{t('orders.notAdded')}</h4>
          <ul className={styles.lines}>
            {refused.map((each) => (
              <Refused key={each.code} refused={each} line={lines.find(({ code }) => code === each.code)} />
            ))}
          </ul>
        </>
      )}
      {short.length > 0 && (
        <>
          <h4 className={styles.group}>{t('orders.shortOfStock')}</h4>
          <ul className={styles.lines}>
            {short.map((line) => (
              <li key={line.code}>
                <strong>{line.item.name}</strong> <span>{lineStock(t, line).text}</span>
              </li>
            ))}
          </ul>
        </>
      )}
      {added.size > 0 && (
        <Button variant="secondary" size="small" onClick={() => openModal('miniCart')}>
          {t('cart.show')}
        </Button>
      )}
    </section>
  );
}

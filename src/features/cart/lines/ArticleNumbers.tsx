import { InlineList } from '../../../components/InlineList/InlineList';
import { useTranslate } from '../../../i18n/useTranslate';
import type { LineItem } from '../cartCache';

/** A line's article number and, when present, its electrical number. */
export function ArticleNumbers({ code, elNumber }: Pick<LineItem, 'code' | 'elNumber'>) {
  const t = useTranslate();
  return <InlineList items={[t('cart.code', [code]), elNumber && `${t('product.elNumber')} ${elNumber}`]} />;
}

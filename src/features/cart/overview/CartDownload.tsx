import Button from '@mui/material/Button';
import Download from 'lucide-react/icons/download';
import { Icon } from '../../../components/plain/Icon';
import { numberFormat } from '../../../i18n/intl';
import type { Translate } from '../../../i18n/translate';
import { useTranslate } from '../../../i18n/useTranslate';
import { downloadText, toCsv } from '../../../lib/csv';
import { useVat } from '../../pricing/vatDisplay';
import { useLanguage } from '../../settings/settings';
import type { LineItem } from '../cartCache';

export interface CsvOptions {
  language: string;
  inclVat: boolean;
  t: Translate;
}

/** Columns of an exported line: article number, product, quantity, price and total. */
export function lineHeadings({ inclVat, t }: CsvOptions): string[] {
  const basis = t(inclVat ? 'product.inclVat' : 'product.exVat');
  return [
    t('cart.csvCode'),
    t('cart.csvName'),
    t('cart.csvQuantity'),
    t('cart.csvUnitPrice', [basis]),
    t('cart.csvTotal', [basis]),
  ];
}

/** Cells of an exported line, in the order of {@link lineHeadings}; amounts with the decimal sign of the language. */
export function lineCells(
  { code, item, quantity, price }: LineItem,
  { language, inclVat }: CsvOptions,
): string[] {
  const format = numberFormat(language, {
    useGrouping: false,
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });
  const unit = price && (inclVat ? price.priceIncVat : price.unitPrice);
  const total = price && (inclVat ? price.totalPriceForItemsIncVat : price.totalPriceForItems);
  const amounts = [unit, total].map((money) => (money ? format.format(money.amount) : ''));
  return [code, item.name, String(quantity), ...amounts];
}

/** CART-01: CSV of visible lines, gifts included, which quick order can read. */
export const cartCsv = (lines: readonly LineItem[], options: CsvOptions): string =>
  toCsv([
    lineHeadings(options),
    ...lines.filter(({ item }) => item.visible).map((line) => lineCells(line, options)),
  ]);

/** CART-01: download of the lines of the cart as a CSV file. */
export function CartDownload({ lines, outdated }: { lines: readonly LineItem[]; outdated: boolean }) {
  const t = useTranslate();
  const language = useLanguage();
  const { inclVat } = useVat();
  const save = () => downloadText(cartCsv(lines, { language, inclVat, t }), `${t('cart.csvFile')}.csv`);
  return (
    <Button
      variant="text"
      size="small"
      // The prices of changed lines are those of the server.
      aria-disabled={outdated}
      onClick={outdated ? undefined : save}
      startIcon={<Icon icon={Download} size="s" />}
      sx={{ marginInlineStart: -3, color: 'text.secondary' }}
    >
      {t('cart.csvDownload')}
    </Button>
  );
}

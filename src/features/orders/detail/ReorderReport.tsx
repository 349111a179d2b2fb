import Link from '@mui/material/Link';
import { SafeLink } from '../../../components/SafeLink/SafeLink';
import { useTranslate } from '../../../i18n/useTranslate';
import { AddToCartReport } from '../../cart/AddToCartReport/AddToCartReport';
import { lineStock } from '../../cart/lines/lineStock';
import type { AddedLines, OutcomeLine } from '../../cart/useAddLines';
import { useSettings } from '../../settings/settings';
import type { Order } from '../orderQueries';

type Line = Order['orderItems'][number];

const linkLayout = { minHeight: '1.5rem', '@media (pointer: coarse)': { py: 3 } };

/** The name without what the words after a comma add, such as colour and size: a search finds others like it. */
const searchTerm = (name: string) => name.replace(/,.*/, '');

interface AlternativeProps {
  line: Line | undefined;
  name: string;
  outcome: OutcomeLine['outcome'];
}

/** The product's own page, or a search for its name where the shop no longer sells it. */
function Alternative({ line, name, outcome }: AlternativeProps) {
  const t = useTranslate();
  const { searchPage } = useSettings().staticPages;
  if (line?.active && outcome !== 'notFound')
    return (
      <Link component={SafeLink} href={line.item.url} leadsTo="product" sx={linkLayout}>
        {t('orders.seeProduct')}
      </Link>
    );
  const search = new URLSearchParams({ query: searchTerm(name) });
  return (
    <Link component={SafeLink} href={`${searchPage.url}?${search}`} sx={linkLayout}>
      {t('orders.findSimilar')}
    </Link>
  );
}

interface ReorderReportProps {
  /** The lines that were to be added. */
  lines: readonly Line[];
  result: AddedLines;
  onClose: () => void;
}

/** ORD-02: what became of the lines of an order; each that was refused has an alternative. */
export function ReorderReport({ lines, result, onClose }: ReorderReportProps) {
  const t = useTranslate();
  const report = result.lines.map(({ code, name: known, outcome, reason }, index) => {
    const line = lines.find((each) => each.code === code);
    const short = result.short.find((each) => each.code === code);
    const name = known ?? line?.item.name ?? code;
    const refusal = reason ?? t(outcome === 'notFound' ? 'orders.unknownArticle' : 'orders.cannotBeAdded');
    return {
      id: `${index}`,
      name,
      outcome,
      text: outcome !== 'added' ? refusal : short && lineStock(t, short).text,
      action: outcome !== 'added' && <Alternative line={line} name={name} outcome={outcome} />,
    };
  });
  return <AddToCartReport lines={report} onClose={onClose} />;
}

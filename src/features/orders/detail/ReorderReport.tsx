import Link from '@mui/material/Link';
import { SafeLink } from '../../../routing/links/SafeLink';
import { useTranslate } from '../../../i18n/useTranslate';
import { AddToCartReport } from '../../cart/overview/AddToCartReport';
import { lineStock } from '../../cart/cartStatus';
import type { AddedLines, OutcomeLine } from '../../cart/useAddLines';
import { useSettings } from '../../settings/settings';
import type { Order } from '../orderQueries';

type Line = Order['orderItems'][number];

const linkLayout = { minHeight: '1.5rem', '@media (pointer: coarse)': { py: 3 } };

/** The name up to its first comma, without colour and size, so that a search finds similar products. */
const searchTerm = (name: string) => name.replace(/,.*/, '');

interface AlternativeProps {
  line: Line | undefined;
  name: string;
  outcome: OutcomeLine['outcome'];
}

/** Link to the product's page; to a search for its name when it is no longer sold. */
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
  /** The lines to add. */
  lines: readonly Line[];
  result: AddedLines;
  onClose: () => void;
}

/** ORD-02: result of reordering; each refused line has a link to an alternative. */
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

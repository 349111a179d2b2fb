import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { type ReactNode, useRef } from 'react';
import { DOUBLE_CLICK_MS } from '../../../api/sendOnce';
import { busyButton } from '../../../components/mui/busyButton';
import { openModal } from '../../../components/plain/modalStore';
import { readEach } from '../../../components/plain/readEach';
import { failureText } from '../../../i18n/failureText';
import { useTranslate } from '../../../i18n/useTranslate';
import { SafeLink } from '../../../routing/links/SafeLink';
import { nonGiftItems } from '../../cart/cartEvents';
import { lineStock } from '../../cart/cartStatus';
import { AddToCartReport } from '../../cart/overview/AddToCartReport';
import { SaveToList } from '../../cart/SaveToList';
import { type AddedLines, type OutcomeLine, useAddLines } from '../../cart/useAddLines';
import { useSettings } from '../../settings/settings';
import type { Order } from '../orderQueries';
import { OrderActions, PaymentLink } from '../OrderSheet';

type Line = Order['orderItems'][number];

const linkLayout = { minHeight: '1.5rem', '@media (pointer: coarse)': { py: 3 } };

/** The name up to its first comma, without colour and size, so that a search finds similar products. */
const searchTerm = (name: string) => name.replace(/,.*/, '');

interface AlternativeProps {
  line: Line | undefined;
  name: string;
  outcome: OutcomeLine['outcome'];
}

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
  lines: readonly Line[];
  result: AddedLines;
  onClose: () => void;
}

/** ORD-02: result of reordering; each refused line has a link to an alternative. */
function ReorderReport({ lines, result, onClose }: ReorderReportProps) {
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

interface ReorderProps {
  order: Pick<Order, 'orderItems' | 'status' | 'paymentUrl'>;
  /** Label of the button that adds all lines, unless they are ordered again. */
  label?: string;
  children?: ReactNode;
}

/** Lines that can be reordered: no gifts and no fees; a line without its item is reported. */
const linesToAdd = ({ orderItems }: ReorderProps['order']) =>
  readEach(orderItems, 'getOrder /orderItems', (line) =>
    line.item.visible && !line.isGift ? [line] : [],
  ).flat();

/** ORD-02: add all or selected lines of a paid order (CHK-06) to the cart; report what could not be added and why. */
export function Reorder({ order, label, children }: ReorderProps) {
  const t = useTranslate();
  const actions = useRef<HTMLDivElement>(null);
  const { mutate, data, error, isPending, reset } = useAddLines(DOUBLE_CLICK_MS);
  const lines = linesToAdd(order);
  const select = () =>
    openModal('reorder', {
      lines: lines.map(({ code, item, quantity, ...rules }) => ({
        code,
        name: item.name,
        image: item.image,
        quantity,
        rules,
      })),
      onConfirm: (selected) =>
        mutate(
          nonGiftItems(lines).flatMap((item) => {
            const line = selected.find(({ code }) => code === item.code);
            return line ? { ...item, quantity: line.quantity } : [];
          }),
        ),
    });
  const isUnpaid = order.status === 'awaitingPayment';
  const isOpen = isUnpaid || order.status === 'awaitingApproval';
  const closeReport = () => {
    actions.current?.querySelector('button')?.focus();
    reset();
  };
  return (
    <>
      <OrderActions ref={actions}>
        {isUnpaid && <PaymentLink {...order} />}
        {lines.length > 0 && (
          <Button
            variant={isOpen ? 'outlined' : 'contained'}
            {...busyButton(isPending, () => mutate(nonGiftItems(lines)))}
          >
            {label ?? t('orders.reorder')}
          </Button>
        )}
        {lines.length > 1 && (
          <Button variant="outlined" disabled={isPending} onClick={select}>
            {t('orders.selectLines')}
          </Button>
        )}
        <SaveToList variant="outlined" lines={nonGiftItems(lines)} />
        {children}
      </OrderActions>
      {error && !isPending && (
        <Alert severity="error">
          <AlertTitle>{t('orders.reorderFailed')}</AlertTitle>
          {failureText(t, error, 'errors.tryAgain')}
        </Alert>
      )}
      {data && !isPending && <ReorderReport lines={lines} result={data} onClose={closeReport} />}
    </>
  );
}

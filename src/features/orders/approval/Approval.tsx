import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { busyButton } from '../../../components/mui/busyButton';
import { returnFocus } from '../../../components/plain/modalStore';
import { fieldFailureText } from '../../../i18n/failureText';
import { fullName } from '../../../i18n/formatPhone';
import { useTranslate } from '../../../i18n/useTranslate';
import { approvalReasons } from '../../session/spendingLimits';
import { DecisionActions } from '../DecisionActions';
import { decisionLayout } from '../OrderSheet';
import type { Order } from '../orderQueries';
import { requestChanges } from './useDecision';
import { useApprove, useDecline, useQuantities } from './useDecision';

const sectionLayout = {
  ...decisionLayout,
  '@media print': { display: 'none' },
};

/** ORG-01: who asks, which limits the order exceeds, and what is left of the month's. */
function Reasons({ order: { placedBy, totalPrice, approval } }: { order: Order }) {
  const t = useTranslate();
  const limits = approval?.limits;
  const reasons = approvalReasons(limits, approval?.currentTotal ?? totalPrice);
  const isMonthNamed = reasons.some(({ key }) => key === 'orders.beyondMonthlyLimit');
  const { monthlyAvailable, monthlyLimit } = limits ?? {};
  return (
    <div>
      {placedBy && <p>{t('orders.requestedBy', [fullName(placedBy)])}</p>}
      {reasons.map(({ key, values }) => (
        <p key={key}>{t(key, values)}</p>
      ))}
      {monthlyAvailable && monthlyLimit && !isMonthNamed && (
        <p>{t('orders.monthlyLeft', [monthlyAvailable.formattedString, monthlyLimit.formattedString])}</p>
      )}
    </div>
  );
}

/** ORG-01: prices, stock or goods that have changed since the order was sent for approval. */
function Outdated({ order }: { order: Order }) {
  const t = useTranslate();
  const changes = requestChanges(t, order);
  if (changes.length === 0) return null;
  return (
    <Alert severity="warning" role="group" aria-label={t('orders.outdated')}>
      <AlertTitle>{t('orders.outdated')}</AlertTitle>
      <Box component="ul" sx={{ display: 'grid', gap: 1, paddingInlineStart: 5, listStyle: 'disc' }}>
        {changes.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </Box>
    </Alert>
  );
}

/** ORG-01: approve the order, change its quantities or decline it. */
function Decision({ order, approve }: { order: Order; approve: ReturnType<typeof useApprove> }) {
  const t = useTranslate();
  const quantities = useQuantities(order);
  const decline = useDecline(order);
  return (
    <DecisionActions
      items={order.orderItems}
      quantities={quantities}
      isBusy={approve.isPending}
      confirmLabel={t('common.save')}
      failed="orders.notDecided"
      decline={{
        label: t('orders.decline'),
        fieldLabel: t('orders.declineMessage'),
        submitLabel: t('orders.declineOrder'),
        draft: `decline-${order.orderNumber}`,
        send: decline,
        failed: 'orders.notDecided',
      }}
    >
      <Button {...busyButton(approve.isPending || quantities.isPending, () => approve.mutate())}>
        {t('orders.approveFor', [order.approval?.currentTotal.formattedString ?? ''])}
      </Button>
    </DecisionActions>
  );
}

/** ORG-01: an order that awaits approval: reasons, changes since, and the decision for who may make it. */
export function Approval({ order }: { order: Order }) {
  const t = useTranslate();
  const approve = useApprove(order);
  const { approval } = order;
  const isOpen = approval !== undefined;
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    // The focused button is gone.
    if (wasOpen.current && !isOpen) returnFocus([]);
    wasOpen.current = isOpen;
  }, [isOpen]);
  return (
    <>
      {approval && (
        <Box component="section" aria-labelledby="order-approval" sx={sectionLayout}>
          <Typography id="order-approval" variant="h3">
            {t(approval.decidable ? 'orders.approval' : 'orders.awaitingApproval')}
          </Typography>
          <Reasons order={order} />
          {approval.decidable && (
            <>
              <Outdated order={order} />
              <Decision order={order} approve={approve} />
            </>
          )}
        </Box>
      )}
      {approve.error && !approve.isPending && (
        <Alert severity="error">
          {fieldFailureText(t, approve.error, 'expectedTotal', 'orders.notDecided')}
        </Alert>
      )}
    </>
  );
}

import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import type { LucideIcon } from 'lucide-react';
import BadgePercent from 'lucide-react/icons/badge-percent';
import Check from 'lucide-react/icons/check';
import Circle from 'lucide-react/icons/circle';
import CircleX from 'lucide-react/icons/circle-x';
import ClockAlert from 'lucide-react/icons/clock-alert';
import Hourglass from 'lucide-react/icons/hourglass';
import Pencil from 'lucide-react/icons/pencil';
import { Icon } from '../../../components/plain/Icon';
import type { TranslationKey } from '../../../i18n/english';
import type { Translate } from '../../../i18n/translate';
import { useTranslate } from '../../../i18n/useTranslate';
import { useDates } from '../useDates';
import type { Quote } from './quoteQueries';

interface Known {
  label: TranslationKey;
  icon: LucideIcon;
  tone: 'success' | 'warning' | 'default';
}

const quoteStatuses: ReadonlyMap<string, Known> = new Map<string, Known>([
  ['requested', { label: 'quotes.requested', icon: Hourglass, tone: 'default' }],
  ['offered', { label: 'quotes.offered', icon: BadgePercent, tone: 'warning' }],
  ['changed', { label: 'quotes.changed', icon: Pencil, tone: 'default' }],
  ['accepted', { label: 'quotes.accepted', icon: Check, tone: 'success' }],
  ['declined', { label: 'quotes.declined', icon: CircleX, tone: 'default' }],
  ['expired', { label: 'quotes.expired', icon: ClockAlert, tone: 'default' }],
]);

/** Name of a status; an unknown one unchanged. */
export function quoteStatusText(status: string, t: Translate): string {
  const known = quoteStatuses.get(status);
  return known ? t(known.label) : status;
}

/** Last day of the offer, for a quote that can be or could have been accepted. */
function useValidity({ status, validUntil }: Quote): string | undefined {
  const t = useTranslate();
  const dates = useDates();
  if (validUntil === undefined || !['offered', 'expired'].includes(status)) return undefined;
  return t(status === 'offered' ? 'quotes.validUntil' : 'quotes.wasValidUntil', [dates.day(validUntil)]);
}

/** ORG-01: status of a quote and the last day of its offer, as icon and text. */
export function QuoteStatus({ quote }: { quote: Quote }) {
  const t = useTranslate();
  const validity = useValidity(quote);
  const known = quoteStatuses.get(quote.status);
  return (
    <Box component="span" sx={{ display: 'grid', justifyItems: 'start', gap: 1 }}>
      <Chip
        component="span"
        color={known?.tone}
        icon={<Icon icon={known?.icon ?? Circle} size="s" />}
        label={quoteStatusText(quote.status, t)}
      />
      {validity && (
        <Typography component="span" variant="body2" color="textSecondary">
          {validity}
        </Typography>
      )}
    </Box>
  );
}

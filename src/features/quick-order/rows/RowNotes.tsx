import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import CircleAlert from 'lucide-react/icons/circle-alert';
import type { KeyboardEvent, ReactNode } from 'react';
import { Icon } from '../../../components/Icon/Icon';
import { useTranslate } from '../../../i18n/useTranslate';
import { ArticleFacts } from './ArticleFacts';
import { breaksQuantityRules, maxQuantity, type OrderRow } from './orderRow';
import type { FoundArticle } from './orderRows';

/** Position of a row in its file or pasted text. */
function Source({ source }: { source: NonNullable<OrderRow['source']> }) {
  const t = useTranslate();
  const { file, rows } = source;
  const numbers = rows.join(', ');
  if (file === null) return t(rows.length > 1 ? 'quickOrder.fromRows' : 'quickOrder.fromRow', [numbers]);
  return t(rows.length > 1 ? 'quickOrder.fromFileRows' : 'quickOrder.fromFileRow', [file, numbers]);
}

function Problem({ children }: { children: ReactNode }) {
  return (
    <Typography variant="inherit" color="error" sx={{ display: 'flex', gap: 2 }}>
      {children}
    </Typography>
  );
}

interface RowNotesProps {
  id: string;
  row: OrderRow;
  /** True when a typed quantity above the maximum has become the maximum. */
  isReduced: boolean;
  isLocked: boolean;
  onSelect: (article: FoundArticle) => void;
}

/**
 * Open the select on arrow keys: closed, it would select the next option with each key, and the first selection
 * removes the list.
 */
function openWithArrows(event: KeyboardEvent<HTMLSelectElement>): void {
  const isArrow = event.key === 'ArrowDown' || event.key === 'ArrowUp';
  if (!isArrow || event.altKey || !('showPicker' in event.currentTarget)) return;
  event.preventDefault();
  event.currentTarget.showPicker();
}

/** Notes of a row: its article, order rule, reason of a refusal, source, and variations to select. */
export function RowNotes({ id, row, isReduced, isLocked, onSelect }: RowNotesProps) {
  const t = useTranslate();
  const { number, problem, source, sentAt } = row;
  const limit = row.maxQuantity ?? maxQuantity;
  const isUnknown = sentAt !== undefined && !isLocked;
  const variations = problem?.variations ?? [];
  const choose = (code: string) => {
    const variation = variations.find((each) => each.code === code);
    if (variation) onSelect({ ...variation, maxQuantity: null });
  };
  return (
    <Stack
      id={id}
      sx={{
        gap: 1,
        alignItems: 'flex-start',
        // On phones to the end of the row: nothing else is below the fields.
        marginInlineEnd: { xs: '-7rem', md: 0 },
        fontSize: 'var(--text-s)',
        '& > :first-of-type': { mt: 2 },
      }}
    >
      {breaksQuantityRules(row) && <Problem>{t('quickOrder.quantityRule', [1, limit])}</Problem>}
      {isReduced && Number(row.quantity) === limit && (
        <Problem>{t('common.quantityMaximum', [limit])}</Problem>
      )}
      <ArticleFacts row={row} />
      {problem && (
        <Problem>
          <Icon icon={CircleAlert} size="s" /> {problem.reason}
        </Problem>
      )}
      {isUnknown && <Problem>{t('quickOrder.unknown')}</Problem>}
      {variations.length > 0 && (
        <NativeSelect
          input={<OutlinedInput />}
          fullWidth
          disabled={isLocked}
          value=""
          onChange={({ target }) => choose(target.value)}
          inputProps={{
            'aria-label': t('quickOrder.chooseVariation', [number]),
            onKeyDown: openWithArrows,
          }}
        >
          <option value="" disabled>
            {t('quickOrder.chooseVariationShort')}
          </option>
          {variations.map((variation) => (
            <option key={variation.code} value={variation.code}>
              {variation.name} ({variation.code})
            </option>
          ))}
        </NativeSelect>
      )}
      {source && (problem || source.rows.length > 1) && (
        <Typography variant="inherit" color="textSecondary">
          <Source source={source} />
        </Typography>
      )}
    </Stack>
  );
}

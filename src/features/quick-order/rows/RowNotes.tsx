import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import CircleAlert from 'lucide-react/icons/circle-alert';
import type { KeyboardEvent, ReactNode } from 'react';
import { Icon } from '../../../components/plain/Icon';
import type { Translate } from '../../../i18n/translate';
import { useTranslate } from '../../../i18n/useTranslate';
import { quantityLimits } from '../../../lib/quantityRules';
import { ArticleFacts } from './ArticleFacts';
import { type OrderRow, rowProblem, type RowSource, confirmRows, type FoundArticle } from './orderRow';
import { changeRows } from './orderStore';
import { quantityNote } from './quantityNote';

const isCombined = (sources: readonly RowSource[]) => sources.flatMap(({ rows }) => rows).length > 1;

function sourceText(t: Translate, sources: readonly RowSource[]): string {
  const texts = sources.map(({ file, rows }) => {
    const numbers = rows.join(', ');
    return file === null
      ? t('quickOrder.sourceRows', [numbers], rows.length)
      : t('quickOrder.sourceFileRows', [file, numbers], rows.length);
  });
  return t(isCombined(sources) ? 'quickOrder.combinedFrom' : 'quickOrder.from', [texts.join('; ')]);
}

function Problem({ children }: { children: ReactNode }) {
  return (
    <Typography variant="inherit" color="error" sx={{ display: 'flex', gap: 2 }}>
      {children}
    </Typography>
  );
}

const notesLayout = {
  gap: 1,
  alignItems: 'flex-start',
  // On phones to the end of the row: nothing else is below the fields.
  marginInlineEnd: { xs: '-7rem', md: 0 },
  fontSize: 'var(--text-s)',
  '& > :first-of-type': { mt: { xs: 2, lg: 0 } },
};

/** Room for the name and facts of the article, so that a later response moves no control. */
const factsRoom = {
  display: 'flex',
  flexDirection: 'column',
  justifyContent: { lg: 'center' },
  width: 1,
  minHeight: { xs: '4lh', md: '3rem' },
};

interface RowNotesProps {
  id: string;
  row: OrderRow;
  isReduced: boolean;
  isLocked: boolean;
  onSelect: (article: FoundArticle) => void;
}

/** Open the select on arrow keys, which would select an option while closed; the first selection removes the list. */
function openWithArrows(event: KeyboardEvent<HTMLSelectElement>): void {
  const isArrow = event.key === 'ArrowDown' || event.key === 'ArrowUp';
  if (!isArrow || event.altKey || !('showPicker' in event.currentTarget)) return;
  event.preventDefault();
  event.currentTarget.showPicker();
}

export function RowNotes({ id, row, isReduced, isLocked, onSelect }: RowNotesProps) {
  const t = useTranslate();
  const { number, code, sources = [], doubt, sentAt } = row;
  const problem = rowProblem(row, t);
  const { max: limit } = quantityLimits(row);
  const change = quantityNote(t, row);
  const isUnknown = sentAt !== undefined && !isLocked;
  const variations = problem?.variations ?? [];
  const select = (selected: string) => {
    const variation = variations.find((each) => each.code === selected);
    if (variation) onSelect(variation);
  };
  const source = sources.length > 0 && (
    <Typography variant="inherit" component="span" color="textSecondary" sx={{ marginInlineStart: 1 }}>
      {sourceText(t, sources)}
    </Typography>
  );
  return (
    <Stack id={id} sx={notesLayout}>
      {isReduced && Number(row.quantity) === limit && (
        <Problem>{t('common.quantityMaximum', [limit])}</Problem>
      )}
      {change && (
        <Typography variant="inherit" color="warning">
          {change}
        </Typography>
      )}
      {code.trim() !== '' && (
        <Box sx={factsRoom}>
          {variations.length > 0 ? (
            <NativeSelect
              input={<OutlinedInput error />}
              fullWidth
              disabled={isLocked}
              value=""
              onChange={({ target }) => select(target.value)}
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
          ) : (
            <ArticleFacts
              row={row}
              problem={
                problem && (
                  <Problem>
                    <Icon icon={CircleAlert} size="s" />
                    <span>
                      {problem.reason} {!isCombined(sources) && source}
                    </span>
                  </Problem>
                )
              }
            />
          )}
        </Box>
      )}
      {doubt && !isLocked && (
        <Button
          variant="outlined"
          size="small"
          onClick={() => changeRows((rows) => confirmRows(rows, [number]))}
        >
          {t('quickOrder.confirm')}
        </Button>
      )}
      {isUnknown && <Problem>{t('quickOrder.unknown')}</Problem>}
      {isCombined(sources) && source}
    </Stack>
  );
}

import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import ListItem from '@mui/material/ListItem';
import type { Ref } from 'react';
import type { Image } from '../../../api/generated/types';
import { SelectField } from '../../../components/mui/form/SelectField';
import { Picture } from '../../../components/plain/Picture';
import { QuantityInput } from '../../../components/plain/QuantityInput';
import { useTranslate } from '../../../i18n/useTranslate';
import type { QuantityRules } from '../../../lib/quantityRules';
import { PagedLines } from '../../../components/mui/PagedLines';

/** A line of an order that can be selected. */
export interface SelectableLine {
  code: string;
  name: string;
  image: Image | null;
  /** Quantity when it is selected. */
  quantity: number;
  /** Maximum and steps of the quantity. */
  rules: QuantityRules;
}

/** A selected line. */
export interface SelectedLine {
  code: string;
  quantity: number;
  reason?: string | undefined;
}

interface LineSelectionProps {
  lines: readonly SelectableLine[];
  selected: readonly SelectedLine[];
  onChange: (selected: SelectedLine[]) => void;
  /** Reasons, of which each selected line needs one; none by default. */
  reasons?: readonly { key: string; name: string }[];
  /** True to mark what is missing. */
  isInvalid?: boolean;
  /** Receive the first control to correct, to focus it. */
  inputRef?: Ref<HTMLInputElement>;
}

const rowLayout = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 3.5rem',
  alignItems: 'start',
  gap: 3,
  px: 0,
  py: 3,
  borderBottom: 'var(--hairline) solid var(--color-line)',
};

const detailLayout = {
  gridColumn: '1 / -1',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'end',
  gap: 3,
  paddingInlineStart: 8,
};

interface RowProps extends Pick<LineSelectionProps, 'reasons' | 'isInvalid' | 'inputRef'> {
  line: SelectableLine;
  selected: SelectedLine | undefined;
  onChange: (selected: SelectedLine | undefined) => void;
}

function Row({
  line: { code, name, image, quantity: initial, rules },
  selected,
  onChange,
  reasons,
  isInvalid,
  inputRef,
}: RowProps) {
  const t = useTranslate();
  const isMissing = isInvalid && selected && !selected.reason;
  return (
    <ListItem sx={rowLayout}>
      <FormControlLabel
        label={name}
        sx={{ '& .MuiCheckbox-root': { flex: 'none' } }}
        control={
          <Checkbox
            checked={selected !== undefined}
            onChange={(_, isSelected) => onChange(isSelected ? { code, quantity: initial } : undefined)}
            slotProps={{ input: { ref: isMissing ? undefined : inputRef } }}
          />
        }
      />
      <Picture image={image} ratio="1 / 1" sizes="3.5rem" decorative />
      {selected && (
        <Box role="group" aria-label={name} sx={detailLayout}>
          <QuantityInput
            value={selected.quantity}
            rules={rules}
            onChange={(quantity) => quantity !== null && onChange({ ...selected, quantity })}
            label={t('product.quantityOf', [name])}
          />
          {reasons && (
            <SelectField
              label={t('orders.reason')}
              value={selected.reason ?? ''}
              error={isMissing}
              inputRef={isMissing ? inputRef : undefined}
              onChange={({ target }) => onChange({ ...selected, reason: target.value || undefined })}
              options={[
                { value: '', label: t('forms.choose') },
                ...reasons.map((reason) => ({ value: reason.key, label: reason.name })),
              ]}
              inputProps={{ 'aria-required': true }}
            />
          )}
        </Box>
      )}
    </ListItem>
  );
}

/** Lines of an order with a checkbox each; a selected one has a quantity and, where there are reasons, one of these. */
export function LineSelection({
  lines,
  selected,
  onChange,
  reasons,
  isInvalid,
  inputRef,
}: LineSelectionProps) {
  const change = (code: string, next: SelectedLine | undefined) => {
    const others = selected.filter((each) => each.code !== code);
    onChange(next ? [...others, next] : others);
  };
  const isMissing = ({ code }: SelectableLine) => selected.some((each) => each.code === code && !each.reason);
  const invalid = (isInvalid && reasons && lines.find(isMissing)) || lines[0];
  return (
    <PagedLines lines={lines}>
      {(shown) =>
        shown.map((line) => (
          <Row
            key={line.code}
            line={line}
            selected={selected.find(({ code }) => code === line.code)}
            onChange={(next) => change(line.code, next)}
            reasons={reasons}
            isInvalid={isInvalid}
            inputRef={line === invalid ? inputRef : undefined}
          />
        ))
      }
    </PagedLines>
  );
}

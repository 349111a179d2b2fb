import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useId, type ComponentProps, type ReactNode, type Ref } from 'react';
import { Each } from '../../../components/plain/ErrorBoundary';

/** One option of the group. */
interface CardOption {
  value: string;
  title: string;
  text?: ReactNode;
  /** Content at the end of the title's line, such as a price. */
  end?: ReactNode;
}

interface RadioCardsProps extends Required<
  Pick<ComponentProps<typeof Each<CardOption>>, 'operation' | 'path'>
> {
  /** Accessible name and visible label of the group. */
  label: string;
  options: readonly CardOption[];
  value: string | undefined;
  onSelect: (value: string) => void;
  /** Error message of the group. */
  problem?: string | undefined;
  /** Receive the selected radio button, to focus it. */
  inputRef?: Ref<HTMLInputElement>;
}

/** A card around a radio button; the whole card is clickable. */
const Card = styled(FormControlLabel)({
  alignItems: 'flex-start',
  gap: 'var(--space-3)',
  margin: 0,
  padding: 'var(--space-4)',
  border: 'var(--hairline) solid var(--color-line-strong)',
  borderRadius: 'var(--radius-m)',
  background: 'var(--color-raised)',
  '&:hover': { borderColor: 'var(--color-ink)' },
  '&:has(:checked)': {
    borderColor: 'var(--color-accent)',
    background: 'var(--color-accent-soft)',
    boxShadow: 'inset 0 0 0 1px var(--color-accent)',
  },
  '&:has(:focus-visible)': { outline: '2px solid var(--color-focus)', outlineOffset: 2 },
  '& .MuiRadio-root': { padding: '0.125rem 0' },
  '& .MuiFormControlLabel-label': {
    flex: 1,
    paddingBlock: 0,
    overflowWrap: 'anywhere',
    fontSize: 'var(--text-m)',
  },
});

function CardContent({ title, text, end }: CardOption) {
  return (
    <>
      <Stack
        component="span"
        direction="row"
        sx={{ flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 4, fontWeight: 500 }}
      >
        <span>{title}</span> {end && <bdi>{end}</bdi>}
      </Stack>{' '}
      {text && (
        <Typography component="span" variant="body2" color="textSecondary" sx={{ display: 'grid', mt: 1 }}>
          {text}
        </Typography>
      )}
    </>
  );
}

/** Radio buttons as cards with details, such as the price of a shipping method. */
export function RadioCards(props: RadioCardsProps) {
  const { label, operation, path, options, value, onSelect, problem, inputRef } = props;
  const id = useId();
  return (
    <FormControl error={problem !== undefined}>
      <FormLabel component="p" id={id}>
        {label}
      </FormLabel>
      {problem && <FormHelperText id={`${id}-problem`}>{problem}</FormHelperText>}
      <RadioGroup
        aria-labelledby={id}
        aria-describedby={problem && `${id}-problem`}
        value={value ?? null}
        onChange={(_, selected) => onSelect(selected)}
        sx={{ gap: 2, mt: 2 }}
      >
        <Each items={options} operation={operation} path={path} keyOf={(option) => option.value}>
          {(option) => (
            <Card
              value={option.value}
              control={
                <Radio slotProps={{ input: { ref: option.value === value ? inputRef : undefined } }} />
              }
              label={<CardContent {...option} />}
            />
          )}
        </Each>
      </RadioGroup>
    </FormControl>
  );
}

import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useId, useRef, useState, type FormEvent } from 'react';
import { announce } from '../../../components/LiveRegion/announce';
import { QuantityInput } from '../../../components/QuantityInput/QuantityInput';
import { failureText } from '../../../i18n/failureText';
import { useTranslate } from '../../../i18n/useTranslate';
import { useAddLines, type OutcomeLine } from '../useAddLines';

/** Adds a line, and says what the server has refused it for. */
function useQuickAdd(onAdded: (line: OutcomeLine | undefined) => void) {
  const t = useTranslate();
  const { mutate, data, error, isPending, reset } = useAddLines();
  const refused = data?.refused[0];
  const problem = error
    ? failureText(t, error, 'errors.unexpectedText')
    : refused && (refused.reason ?? t('cart.reportNotAdded'));
  const add = (code: string, quantity: number) => {
    if (isPending) return;
    mutate([{ code, name: code, quantity, price: null }], {
      onSuccess: ({ lines, refused: none }) => {
        if (none.length === 0) onAdded(lines[0]);
      },
    });
  };
  return { add, problem, isPending, reset };
}

/** QORD-01, CART-01: adds an article by its number, for business customers who have it at hand. */
export function QuickAdd() {
  const t = useTranslate();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState('');
  const [quantity, setQuantity] = useState(1);
  const { add, problem, isPending, reset } = useQuickAdd((line) => {
    setCode('');
    setQuantity(1);
    announce(t('cart.addedNamed', [line?.name ?? line?.code ?? '']));
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    input.current?.focus();
    if (code.trim() !== '') add(code.trim(), quantity);
  };
  return (
    <Stack
      component="form"
      onSubmit={submit}
      noValidate
      aria-labelledby={id}
      sx={{ gap: 2, maxWidth: '40rem', mb: 6 }}
    >
      <Typography id={id} sx={{ fontWeight: 500 }}>
        {t('cart.quickAdd')}
      </Typography>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 2 }}>
        <TextField
          inputRef={input}
          placeholder={t('cart.quickAddCode')}
          autoComplete="off"
          value={code}
          error={problem !== undefined}
          helperText={problem}
          onChange={(event) => {
            setCode(event.target.value);
            reset();
          }}
          slotProps={{
            htmlInput: { 'aria-label': t('cart.quickAddCode'), maxLength: 100 },
            formHelperText: { role: 'alert' },
          }}
          sx={{ flex: '1 1 12rem' }}
        />
        <QuantityInput label={t('cart.quickAddQuantity')} value={quantity} onChange={setQuantity} />
        <Button
          type="submit"
          variant="outlined"
          aria-busy={isPending}
          sx={{ height: 'var(--control-height)' }}
        >
          {t('cart.add')}
        </Button>
      </Stack>
    </Stack>
  );
}

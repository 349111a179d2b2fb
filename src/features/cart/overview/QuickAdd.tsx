import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import OutlinedInput from '@mui/material/OutlinedInput';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Controller } from 'react-hook-form';
import * as z from 'zod/mini';
import { addToCartBody } from '../../../api/generated/schemas';
import { busyButton } from '../../../components/mui/busyButton';
import { useContractForm } from '../../../components/mui/form/useContractForm';
import { announce } from '../../../components/plain/LiveRegion';
import { QuantityInput } from '../../../components/plain/QuantityInput';
import { useTranslate } from '../../../i18n/useTranslate';
import { useAddLines } from '../useAddLines';
import { normalizeText } from '../../../lib/normalizeText';

const { code, quantity } = addToCartBody.shape;

/** Fields: a normalised article number, and a quantity of at least 1 (FORM-01). */
const quickAddSchema = z.object({
  code: z.pipe(z.string().check(z.overwrite(normalizeText)), code),
  quantity: quantity.check(z.positive()),
});

const defaultValues = { code: '', quantity: 1 };

/** The form; a refusal by the server shows at the article number. */
function useQuickAdd() {
  const t = useTranslate();
  const { mutateAsync: addLines } = useAddLines();
  const form = useContractForm({
    schema: quickAddSchema,
    defaultValues,
    field: 'code',
    send: (input) => addLines([{ ...input, name: input.code, price: null }]),
    onSuccess: ({ lines: [line], refused: [refused] }) => {
      if (refused) {
        const message = refused.reason ?? t('cart.reportNotAdded');
        return form.setError('code', { type: 'server', message }, { shouldFocus: true });
      }
      form.reset(defaultValues);
      form.setFocus('code');
      announce(t('cart.addedNamed', [line?.name ?? line?.code ?? '']));
    },
    failed: 'cart.notAdded',
  });
  return form;
}

/** QORD-01, CART-01: add an article by its number, for business customers who know it. */
export function QuickAdd() {
  const t = useTranslate();
  const id = useId();
  const { control, isPending, submit } = useQuickAdd();
  return (
    <Stack
      component="form"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
      noValidate
      aria-labelledby={id}
      sx={{ gap: 2, maxWidth: '40rem', mb: 6 }}
    >
      <Typography id={id} sx={{ fontWeight: 500 }}>
        {t('cart.quickAdd')}
      </Typography>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 2 }}>
        <Controller
          control={control}
          name="code"
          render={({ field: { ref, ...field }, fieldState }) => (
            <FormControl error={fieldState.invalid} sx={{ flex: '1 1 12rem' }}>
              <OutlinedInput
                {...field}
                inputRef={ref}
                placeholder={t('cart.quickAddCode')}
                autoComplete="off"
                inputProps={{
                  'aria-label': t('cart.quickAddCode'),
                  'aria-describedby': fieldState.error && `${id}-problem`,
                }}
              />
              {fieldState.error && (
                <FormHelperText id={`${id}-problem`} role="alert">
                  {fieldState.error.message}
                </FormHelperText>
              )}
            </FormControl>
          )}
        />
        <Controller
          control={control}
          name="quantity"
          render={({ field: { value, onChange } }) => (
            <QuantityInput label={t('cart.quickAddQuantity')} value={value} onChange={onChange} />
          )}
        />
        <Button
          type="submit"
          variant="outlined"
          {...busyButton(isPending)}
          sx={{ height: 'var(--control-height)' }}
        >
          {t('cart.add')}
        </Button>
      </Stack>
    </Stack>
  );
}

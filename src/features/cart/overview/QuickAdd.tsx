import { zodResolver } from '@hookform/resolvers/zod';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import OutlinedInput from '@mui/material/OutlinedInput';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Controller, useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { addToCartBody } from '../../../api/generated/schemas';
import { busyButton } from '../../../components/mui/busyButton';
import { issueMessage } from '../../../components/mui/form/issueMessage';
import { announce } from '../../../components/plain/LiveRegion';
import { QuantityInput } from '../../../components/plain/QuantityInput';
import { failureText } from '../../../i18n/failureText';
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

/** The form with its submission; a refusal by the server shows at the article number. */
function useQuickAdd() {
  const t = useTranslate();
  const { mutate, isPending } = useAddLines();
  const form = useForm({
    defaultValues,
    resolver: zodResolver(quickAddSchema, { error: issueMessage(t) }),
    reValidateMode: 'onSubmit',
  });
  const refuse = (message: string) =>
    form.setError('code', { type: 'server', message }, { shouldFocus: true });
  const add = (input: z.output<typeof quickAddSchema>) =>
    mutate([{ ...input, name: input.code, price: null }], {
      onSuccess: ({ lines: [line], refused: [refused] }) => {
        if (refused) return refuse(refused.reason ?? t('cart.reportNotAdded'));
        form.reset();
        form.setFocus('code');
        announce(t('cart.addedNamed', [line?.name ?? line?.code ?? '']));
      },
      onError: (error) => refuse(failureText(t, error, 'cart.notAdded')),
    });
  const submit = form.handleSubmit((input) => {
    if (!isPending) add(input);
  });
  return { control: form.control, submit, isPending, clearRefusal: () => form.clearErrors('code') };
}

/** QORD-01, CART-01: add an article by its number, for business customers who know it. */
export function QuickAdd() {
  const t = useTranslate();
  const id = useId();
  const { control, submit, isPending, clearRefusal } = useQuickAdd();
  return (
    <Stack
      component="form"
      onSubmit={(event) => void submit(event)}
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
                onChange={(event) => {
                  clearRefusal();
                  field.onChange(event);
                }}
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
            <QuantityInput
              label={t('cart.quickAddQuantity')}
              value={value}
              onChange={(pieces) => {
                clearRefusal();
                onChange(pieces);
              }}
            />
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

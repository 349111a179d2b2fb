import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { ComponentProps } from 'react';
import { useTranslate } from '../../../i18n/useTranslate';
import { closeModal } from '../../plain/modalStore';
import { ErrorSummary, SubmitButton } from './Form';

interface ModalFormFooterProps extends Pick<
  ComponentProps<typeof SubmitButton>,
  'form' | 'color' | 'children'
> {
  hasErrors?: boolean;
}

/** Footer of a modal with a form: cancel, which closes the modal, and submit, labelled "Save" without children. */
export function ModalFormFooter({ form, hasErrors, color, children }: ModalFormFooterProps) {
  const t = useTranslate();
  const buttons = (
    <>
      <Button variant="outlined" onClick={closeModal}>
        {t('common.cancel')}
      </Button>
      <SubmitButton form={form} color={color}>
        {children ?? t('common.save')}
      </SubmitButton>
    </>
  );
  if (!hasErrors) return buttons;
  return (
    <Stack sx={{ gap: 4, width: 1 }}>
      <ErrorSummary {...form.summary} />
      <Stack direction="row" sx={{ flexWrap: 'wrap', justifyContent: 'flex-end', gap: 3 }}>
        {buttons}
      </Stack>
    </Stack>
  );
}

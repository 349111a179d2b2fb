/**
 * Props of a MUI Button for an action that may be pending: clicks are ignored meanwhile, and the button is
 * aria-disabled rather than disabled as with MUI's own `loading`, so that it keeps focus.
 * @param onClick omitted for a submit button
 * @example <Button {...busyButton(isPending, () => mutate())}>{t('common.save')}</Button>
 */
export const busyButton = (isBusy: boolean, onClick?: () => void) => ({
  'aria-busy': isBusy || undefined,
  'aria-disabled': isBusy || undefined,
  onClick: isBusy ? undefined : onClick,
});

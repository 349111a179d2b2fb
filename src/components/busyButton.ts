/**
 * Props of a MUI Button for an action that may be pending: while it is, further presses are ignored and the button is
 * aria-disabled, so that it keeps focus. MUI's own `loading` disables it.
 * @param onClick left out for a button that submits a form
 * @example <Button {...busyButton(isPending, () => mutate())}>{t('common.save')}</Button>
 */
export const busyButton = (isBusy: boolean, onClick?: () => void) => ({
  'aria-busy': isBusy || undefined,
  'aria-disabled': isBusy || undefined,
  onClick: isBusy ? undefined : onClick,
});

/** Options of useForm that every form has: errors show when a field is left; the summary takes focus, not a field. */
export const formOptions = {
  mode: 'onTouched',
  shouldFocusError: false,
  // New values of the server replace those that have not been changed.
  resetOptions: { keepDirtyValues: true },
} as const;

/** Options of useForm for every form: errors show on blur; the summary takes focus, not a field. */
export const formOptions = {
  mode: 'onTouched',
  shouldFocusError: false,
  // New values from the server replace unchanged ones.
  resetOptions: { keepDirtyValues: true },
} as const;

import { useEffect } from 'react';
import type { Path, UseFormReturn } from 'react-hook-form';
import type { FieldName } from './fieldLabels';
import type { TextValues } from './useDraft';

/** Fields whose values a server takes into account when it rejects the value of another one. */
const dependencies: Readonly<Partial<Record<string, readonly FieldName[]>>> = {
  address: ['postalCode', 'city', 'countryCode'],
  postalCode: ['address', 'city', 'countryCode'],
  city: ['postalCode', 'countryCode'],
  phoneNumber: ['countryCode'],
  organizationName: ['accountType'],
  organizationNumber: ['accountType'],
  password: ['email', 'firstName', 'lastName'],
  currentPassword: ['email', 'newPassword'],
  newPassword: ['currentPassword'],
} satisfies Partial<Record<FieldName, readonly FieldName[]>>;

const dependsOn = (name: string, changed: string): boolean =>
  dependencies[name]?.some((each) => each === changed) ?? false;

/**
 * Keep the errors of a form up to date when another field changes (FORM-02): remove the server's error of a field that
 * depends on the changed one, and validate the other invalid fields again.
 */
export function useDependentErrors<Values extends TextValues, Sent>({
  clearErrors,
  getFieldState,
  getValues,
  subscribe,
  trigger,
}: UseFormReturn<Values, unknown, Sent>): void {
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ name: changed }) => {
          if (changed === undefined) return;
          for (const name of Object.keys(getValues()) as Path<Values>[]) {
            const { error } = getFieldState(name);
            if (!error || name === changed) continue;
            if (error.type !== 'server') void trigger(name);
            else if (dependsOn(name, changed)) clearErrors(name);
          }
        },
      }),
    [clearErrors, getFieldState, getValues, subscribe, trigger],
  );
}

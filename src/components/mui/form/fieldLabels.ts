import type { TranslationKey } from '../../../i18n/english';

/** Labels of form fields, by the contract's names; fields that are not sent come last. */
export const fieldLabels = {
  firstName: 'forms.firstName',
  lastName: 'forms.lastName',
  email: 'forms.email',
  phoneNumber: 'forms.phoneNumber',
  address: 'forms.address',
  postalCode: 'forms.postalCode',
  city: 'forms.city',
  countryCode: 'forms.country',
  organizationName: 'account.organizationName',
  organizationNumber: 'account.organizationNumber',
  role: 'organization.role',
  password: 'forms.password',
  currentPassword: 'account.currentPassword',
  newPassword: 'account.newPassword',
  listName: 'favorites.listName',
  newListName: 'favorites.newName',
  requestedDeliveryDate: 'checkout.requestedDate',
  title: 'checkout.reference',
  description: 'checkout.note',
  code: 'cart.quickAddCode',
  couponCode: 'cart.coupon',
  accountType: 'account.accountType',
  confirmation: 'account.deleteConfirmation',
} as const satisfies Record<string, TranslationKey>;

export type FieldName = keyof typeof fieldLabels;

/**
 * Label of a field.
 * @param name name of the field; undefined or unknown gives undefined
 */
export function labelOf(name: unknown): TranslationKey | undefined {
  const labels: ReadonlyMap<unknown, TranslationKey> = new Map(Object.entries(fieldLabels));
  return labels.get(name);
}

import type { FormDefinition } from '../../src/components/Form/defineForm';
import { forgotPasswordForm } from '../../src/features/account/forgotPasswordForm';
import { changePasswordForm } from '../../src/features/account/profile/changePasswordForm';
import { profileForm } from '../../src/features/account/profile/profileForm';
import { renameListForm } from '../../src/features/favorite-lists/renameListForm';
import { newListForm } from '../../src/features/favorites/useNewListForm';
import { registerForm } from '../../src/features/account/registerForm';
import { addressForm } from '../../src/features/addresses/addressForm';
import {
  addressForm as orderAddressForm,
  contactForm,
  deliveryForm,
  moreInfoForm,
} from '../../src/features/checkout/checkoutForms';
import { organizationUserForm, userPasswordForm } from '../../src/features/organization/userForms';
import { checkout } from '../support/mockCheckout';

/** A form whose values become a request body. */
export interface BodyForm {
  name: string;
  form: FormDefinition;
  operation: string;
  /** Valid text for each field of a form. */
  valid: Readonly<Record<string, string>>;
  /** The body that the form's values become. */
  body: (values: Readonly<Record<string, unknown>>) => unknown;
  /** Fields that are not in the body. */
  notSent?: readonly string[];
}

const person = {
  firstName: 'Ingrid',
  lastName: 'Solbakken',
  email: 'ingrid@furulia.example',
  phoneNumber: '4791234501',
};

const address = {
  ...person,
  address: 'Storgata 14B',
  postalCode: '2609',
  city: 'Lillehammer',
  countryCode: 'NO',
};

/** Every form that sends a request body (FORM-01). */
export const forms: readonly BodyForm[] = [
  {
    name: 'registration',
    form: registerForm,
    operation: 'registerCustomer',
    valid: { ...person, accountType: 'business', organizationNumber: '918273645', password: 'furulia2026' },
    body: ({ accountType: _, ...values }) => ({ ...values, language: 'no' }),
    notSent: ['accountType'],
  },
  {
    name: 'profile',
    form: profileForm,
    operation: 'updateCustomer',
    valid: person,
    body: (values) => values,
  },
  {
    name: 'change of password',
    form: changePasswordForm,
    operation: 'changePassword',
    valid: { currentPassword: 'furulia2026', newPassword: 'fjellvann' },
    body: (values) => values,
  },
  {
    name: 'new address',
    form: addressForm,
    operation: 'createAddress',
    valid: address,
    body: (values) => ({ address: values, addressType: 'billing' }),
  },
  {
    name: 'change of an address',
    form: addressForm,
    operation: 'updateAddress',
    valid: address,
    body: (values) => ({ id: 'A-1', newAddress: values }),
  },
  {
    name: 'new favourites list',
    form: newListForm,
    operation: 'updateFavorites',
    valid: { listName: 'Hytta' },
    body: (values) => ({ ...values, items: [{ code: '160956' }] }),
  },
  {
    name: 'new name of a favourites list',
    form: renameListForm,
    operation: 'changeFavoriteListName',
    valid: { newListName: 'Hytta' },
    body: (values) => ({ ...values, listName: 'Stua' }),
  },
  {
    name: 'new user of an organisation',
    form: organizationUserForm,
    operation: 'createOrganizationCustomer',
    valid: { ...person, role: 'buyer' },
    body: (values) => ({ organizationId: 'ORG-1042', ...values }),
  },
  {
    name: 'change of a user of an organisation',
    form: organizationUserForm,
    operation: 'updateCustomer',
    valid: { ...person, role: 'buyer' },
    body: (values) => ({ customerId: 'C-2003', role: 'buyer', ...values }),
  },
  {
    name: 'password of a user of an organisation',
    form: userPasswordForm,
    operation: 'changePassword',
    valid: { newPassword: 'fjellvann' },
    body: (values) => ({ customerId: 'C-2003', ...values }),
  },
  {
    name: 'forgotten password',
    form: forgotPasswordForm,
    operation: 'registerCustomer',
    valid: { email: person.email },
    body: (values) => ({ ...person, password: 'furulia2026', language: 'no', ...values }),
  },
  {
    name: 'contact of an order',
    form: contactForm,
    operation: 'createOrder',
    valid: person,
    body: (contact) => ({ ...checkout, contact }),
  },
  {
    name: 'address of an order',
    form: orderAddressForm,
    operation: 'createOrder',
    valid: address,
    body: (deliveryAddress) => ({ ...checkout, address: { ...checkout.address, deliveryAddress } }),
  },
  {
    name: 'delivery date of an order',
    form: deliveryForm,
    operation: 'createOrder',
    valid: { requestedDeliveryDate: '2026-12-01' },
    body: (values) => ({
      ...checkout,
      delivery: { ...checkout.delivery, requestedDeliveryDate: null, ...values },
    }),
  },
  {
    name: 'reference and note of an order',
    form: moreInfoForm,
    operation: 'createOrder',
    valid: { title: 'Hytta', description: 'Ring på hos naboen.' },
    body: (values) => ({ ...checkout, moreInfo: { title: null, description: null, ...values } }),
  },
];

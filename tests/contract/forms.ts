import type * as z from 'zod/mini';
import { addressSchema } from '../../src/components/mui/form/personInput';
import { choosePasswordSchema } from '../../src/features/account/ChoosePassword';
import { forgotPasswordSchema } from '../../src/features/account/ForgotPassword';
import { changePasswordSchema } from '../../src/features/account/profile/ChangePassword';
import { profileSchema } from '../../src/features/account/profile/Profile';
import { businessSchema } from '../../src/features/account/RegisterModal';
import { contactSchema, deliverySchema, moreInfoSchema } from '../../src/features/checkout/checkoutForms';
import { renameListSchema } from '../../src/features/favorites/page/listModals';
import { newListSchema } from '../../src/features/favorites/useNewListForm';
import { messageSchema } from '../../src/features/orders/MessageForm';
import { newUserSchema, userPasswordSchema, userSchema } from '../../src/features/organization/userForms';
import { checkout } from '../support/mockCheckout';

/** A form that sends a request body. */
export interface BodyForm {
  name: string;
  schema: z.ZodMiniObject;
  operation: string;
  /** Valid text for each field of the form. */
  valid: Readonly<Record<string, string>>;
  /** Create the request body from the values parsed by the form's schema. */
  body: (values: Readonly<Record<string, unknown>>) => unknown;
  /** Fields of the form that are not in the body. */
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

const limits = { orderLimit: '5 000', monthlyLimit: '20000,50' };

const withLimits = ({ orderLimit, monthlyLimit, ...values }: Readonly<Record<string, unknown>>) => ({
  ...values,
  spendingLimits: { orderLimit, monthlyLimit },
});

/** Every form that sends a request body (FORM-01). */
export const forms: readonly BodyForm[] = [
  {
    name: 'registration',
    schema: businessSchema,
    operation: 'registerCustomer',
    valid: {
      ...person,
      accountType: 'business',
      organizationName: 'Vik AS',
      organizationNumber: '918273645',
      password: 'furulia2026',
    },
    body: ({ accountType: _, ...values }) => ({ ...values, language: 'no' }),
    notSent: ['accountType'],
  },
  {
    name: 'profile',
    schema: profileSchema,
    operation: 'updateCustomer',
    valid: person,
    body: (values) => values,
  },
  {
    name: 'change of password',
    schema: changePasswordSchema,
    operation: 'changePassword',
    valid: { currentPassword: 'furulia2026', newPassword: 'fjellvann' },
    body: (values) => values,
  },
  {
    name: 'new address',
    schema: addressSchema,
    operation: 'createAddress',
    valid: address,
    body: (values) => ({ address: values, addressType: 'billing' }),
  },
  {
    name: 'change of an address',
    schema: addressSchema,
    operation: 'updateAddress',
    valid: address,
    body: (values) => ({ id: 'A-1', newAddress: values }),
  },
  {
    name: 'new favourites list',
    schema: newListSchema,
    operation: 'updateFavorites',
    valid: { listName: 'Hytta' },
    body: (values) => ({ ...values, items: [{ code: '160956' }] }),
  },
  {
    name: 'new name of a favourites list',
    schema: renameListSchema,
    operation: 'changeFavoriteListName',
    valid: { newListName: 'Hytta' },
    body: (values) => ({ ...values, listName: 'Stua' }),
  },
  {
    name: 'new user of an organisation',
    schema: newUserSchema,
    operation: 'createOrganizationCustomer',
    valid: { ...person, role: 'buyer', deliveryAddressId: 'A-2', ...limits },
    body: (values) => ({ organizationId: 'ORG-1042', ...withLimits(values) }),
  },
  {
    name: 'change of a user of an organisation',
    schema: userSchema,
    operation: 'updateCustomer',
    valid: { ...person, role: 'buyer', deliveryAddressId: 'A-2', ...limits },
    body: (values) => ({ customerId: 'C-2003', ...withLimits(values) }),
  },
  {
    name: 'declined order',
    schema: messageSchema,
    operation: 'declineOrder',
    valid: { message: 'We have chairs.' },
    body: (values) => values,
  },
  {
    name: 'request for a price',
    schema: messageSchema,
    operation: 'createQuote',
    valid: { message: 'We furnish a meeting room.' },
    body: (values) => values,
  },
  {
    name: 'message to the seller',
    schema: messageSchema,
    operation: 'replyToQuote',
    valid: { message: 'When can you deliver?' },
    body: (values) => values,
  },
  {
    name: 'declined quote',
    schema: messageSchema,
    operation: 'declineQuote',
    valid: { message: 'We keep the old chairs.' },
    body: (values) => values,
  },
  {
    name: 'password of a user of an organisation',
    schema: userPasswordSchema,
    operation: 'changePassword',
    valid: { newPassword: 'fjellvann' },
    body: (values) => ({ customerId: 'C-2003', ...values }),
  },
  {
    name: 'forgotten password',
    schema: forgotPasswordSchema,
    operation: 'requestPasswordLink',
    valid: { email: person.email },
    body: (values) => values,
  },
  {
    name: 'password by the link of an e-mail',
    schema: choosePasswordSchema,
    operation: 'setPassword',
    valid: { newPassword: 'fjellvann' },
    body: (values) => ({ token: 'valid', ...values }),
  },
  {
    name: 'contact of an order',
    schema: contactSchema,
    operation: 'createOrder',
    valid: person,
    body: (contact) => ({ ...checkout, contact }),
  },
  {
    name: 'address of an order',
    schema: addressSchema,
    operation: 'createOrder',
    valid: address,
    body: (deliveryAddress) => ({ ...checkout, address: { ...checkout.address, deliveryAddress } }),
  },
  {
    name: 'delivery date of an order',
    schema: deliverySchema,
    operation: 'createOrder',
    valid: { requestedDeliveryDate: '2026-12-01' },
    body: (values) => ({
      ...checkout,
      delivery: { ...checkout.delivery, requestedDeliveryDate: null, ...values },
    }),
  },
  {
    name: 'reference and note of an order',
    schema: moreInfoSchema,
    operation: 'createOrder',
    valid: { title: 'Hytta', description: 'Ring på hos naboen.' },
    body: (values) => ({ ...checkout, moreInfo: { title: null, description: null, ...values } }),
  },
];

import * as z from 'zod/mini';

/** Stored state of the mock shop. All other data (catalogue, content, prices) is computed from the seed. */

const address = z.object({
  id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  address: z.string(),
  city: z.string(),
  postalCode: z.string(),
  countryName: z.string(),
  countryCode: z.string(),
  email: z.string(),
  phoneNumber: z.string(),
});

/** A customer. */
export const customer = z.object({
  /** Language of the shop's e-mails and letters; customers of the seed have none. */
  language: z.optional(z.string()),
  /** True when sign-in is refused. */
  locked: z.optional(z.boolean()),
  /** Idempotency-Key of the call that created the customer. */
  idempotencyKey: z.optional(z.string()),
  /** Idempotency-Keys of the calls that created the addresses. */
  addressKeys: z.optional(z.array(z.string())),
  id: z.string(),
  customerId: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phoneNumber: z.string(),
  password: z.string(),
  organizationId: z.nullable(z.string()),
  role: z.nullable(z.string()),
  primaryAddressId: z.nullable(z.string()),
  billingAddresses: z.array(address),
  deliveryAddresses: z.array(address),
});

/** An organisation. */
export const organization = z.object({
  id: z.string(),
  name: z.nullable(z.string()),
  number: z.string(),
  contactPhone: z.string(),
  contactEmail: z.string(),
});

const line = z.object({ code: z.string(), quantity: z.int().check(z.positive()) });

const cart = z.object({
  lines: z.array(line),
  acceptOrderSplitting: z.boolean(),
  /** The selected method; null until one is selected. */
  shippingMethod: z.nullable(z.string()),
  /** Shipping destination if it is not the customer's own address. */
  shippingDestination: z.nullable(z.object({ postalCode: z.string(), countryCode: z.string() })),
  couponCode: z.optional(z.string()),
});

const favoriteList = z.object({ id: z.string(), name: z.string(), codes: z.array(z.string()) });

/** A line of an order, with the unit price at the time of the order, in kroner including VAT. */
const orderLine = z.extend(line, {
  regularPrice: z.number(),
  price: z.number(),
  returnedQuantity: z.int().check(z.nonnegative()),
});

/** Statuses of an order, in the order of its life. */
export const orderStatuses = [
  'awaitingPayment',
  'received',
  'processing',
  'delayed',
  'shipped',
  'delivered',
  'partlyReturned',
  'cancelled',
] as const;

/** An order is a record with copies of all data that may change later. Only its status changes. */
const order = z.object({
  orderNumber: z.string(),
  orderDate: z.string(),
  market: z.enum(['NO', 'SE']),
  /** The organisation of the buyer; null for a private customer. */
  organizationId: z.nullable(z.string()),
  placedBy: z.object({ customerId: z.string(), firstName: z.string(), lastName: z.string() }),
  lines: z.array(orderLine),
  /** In kroner including VAT. */
  freight: z.number(),
  billingAddress: address,
  shippingAddress: address,
  email: z.string(),
  phoneNumber: z.string(),
  shippingMethod: z.string(),
  /** Address of the pick-up point; null for a delivery. */
  collectionAddress: z.nullable(
    z.object({ name: z.string(), address: z.string(), postalCode: z.string(), city: z.string() }),
  ),
  requestedDeliveryDate: z.nullable(z.string()),
  /** Planned day of delivery. */
  expectedDeliveryDate: z.string(),
  paymentMethod: z.string(),
  status: z.enum(orderStatuses),
  statusDate: z.string(),
  /** Chosen by the client; null when the order was placed without one. */
  idempotencyKey: z.nullable(z.string()),
  note: z.nullable(z.object({ title: z.string(), description: z.string() })),
});

/** The whole state: the signed-in customer, the visitor's cart, and all customers' data by customer ID. */
export const shopState = z.object({
  /** Creation time of this shop, in ms since 1970: the order histories of the seed end there. */
  openedAt: z.number(),
  signedIn: z.nullable(z.string()),
  organizations: z.record(z.string(), organization),
  customers: z.record(z.string(), customer),
  /** By customer ID, like favourites and orders. */
  carts: z.record(z.string(), cart),
  favorites: z.record(z.string(), z.array(favoriteList)),
  /** Orders placed here; the initial history of a customer is computed (shop/orderHistory.ts). */
  orders: z.record(z.string(), z.array(order)),
  /** Id of the tag manager in the settings, if any. */
  gtmId: z.optional(z.string()),
  /** True when another e-mail address needs the customer's password. */
  confirmsEmail: z.optional(z.boolean()),
  /** True when visitors see prices and have a cart (setting visitor-prices). */
  visitorPrices: z.optional(z.boolean()),
  /** Cart of the visitor, until a sign-in. */
  visitorCart: z.optional(cart),
  /** Articles that somebody waits for, by e-mail address. */
  stockNotices: z.optional(z.array(z.object({ code: z.string(), email: z.string() }))),
  /** The last assigned running number. */
  sequence: z.int().check(z.nonnegative()),
});

export type ShopState = z.infer<typeof shopState>;
export type AddressRecord = z.infer<typeof address>;
export type CustomerRecord = z.infer<typeof customer>;
export type OrganizationRecord = z.infer<typeof organization>;
export type LineRecord = z.infer<typeof line>;
export type CartRecord = z.infer<typeof cart>;
export type FavoriteListRecord = z.infer<typeof favoriteList>;
export type OrderLineRecord = z.infer<typeof orderLine>;
export type OrderRecord = z.infer<typeof order>;

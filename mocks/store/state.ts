import * as z from 'zod/mini';
import { orderStatuses, quoteStatuses } from './statuses';

/**
 * Stored state of the mock shop. All other data (catalogue, content, prices) is computed from the seed. Loaded where a
 * stored state is read: the HTTP server of a new shop starts without zod.
 */

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

/** Limits of a user's orders, in kroner including VAT; null for none. */
const spendingLimits = z.object({ orderLimit: z.nullable(z.number()), monthlyLimit: z.nullable(z.number()) });

/** A customer. */
export const customer = z.object({
  /** Language of the shop's e-mails and letters; customers of the seed have none. */
  language: z.optional(z.string()),
  /** True until the customer has chosen a password by the link of an e-mail. */
  isInvited: z.optional(z.boolean()),
  /** Of a user of an organisation. */
  spendingLimits: z.optional(spendingLimits),
  /** The organisation's address that the user's orders are delivered to by default. */
  deliveryAddressId: z.optional(z.nullable(z.string())),
  /** Cost centre of the user's orders. */
  costCenter: z.optional(z.string()),
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
  /** In kroner; none for an organisation without credit. */
  creditLimit: z.optional(z.number()),
  companyAddresses: z.optional(z.array(address)),
  /** True when every order needs a reference. */
  referenceRequired: z.optional(z.boolean()),
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
  /** Accepted quote that the lines belong to, with its prices, and the lines that return after it. */
  quote: z.optional(
    z.object({
      quoteNumber: z.string(),
      market: z.enum(['NO', 'SE']),
      /** By article number, per unit, in kroner including VAT. */
      prices: z.record(z.string(), z.number()),
      setAside: z.array(line),
    }),
  ),
});

const favoriteList = z.object({
  id: z.string(),
  name: z.string(),
  codes: z.array(z.string()),
  /** Quantities by code; without one the least of the article. */
  quantities: z.optional(z.record(z.string(), z.int().check(z.positive()))),
  /** True for a list of the owner's organisation. */
  shared: z.optional(z.boolean()),
});

/** A line of an order, with the unit price at the time of the order, in kroner including VAT. */
const orderLine = z.extend(line, {
  regularPrice: z.number(),
  price: z.number(),
  returnedQuantity: z.int().check(z.nonnegative()),
  /** Pieces of registered returns that are not received yet. */
  returnRequestedQuantity: z.optional(z.int().check(z.positive())),
});

const buyer = z.object({ customerId: z.string(), firstName: z.string(), lastName: z.string() });

/** A change of an order: of its status, or by an approver. */
const event = z.object({
  status: z.enum([...orderStatuses, 'approved', 'changed']),
  date: z.string(),
  by: z.optional(buyer),
  message: z.optional(z.string()),
});

/** An order is a record with copies of all data that may change later. Only its status and its returns change,
 * and until its approval prices and quantities. */
const order = z.object({
  orderNumber: z.string(),
  orderDate: z.string(),
  market: z.enum(['NO', 'SE']),
  /** The organisation of the buyer; null for a private customer. */
  organizationId: z.nullable(z.string()),
  placedBy: buyer,
  /** Of the buyer at that time. */
  costCenter: z.optional(z.string()),
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
  /** Events before a change by a customer; without one they follow from the status. */
  events: z.optional(z.array(event)),
  /** Of the cart, until the order is approved. */
  couponCode: z.optional(z.string()),
  /** Accepted quote at whose prices it is placed. */
  quoteNumber: z.optional(z.string()),
  /** Idempotency-Keys of the calls that registered its returns. */
  returnKeys: z.optional(z.array(z.string())),
  /** Chosen by the client; null when the order was placed without one. */
  idempotencyKey: z.nullable(z.string()),
  note: z.nullable(z.object({ title: z.string(), description: z.string() })),
});

const quoteEvent = z.object({
  status: z.enum([...quoteStatuses, 'message']),
  date: z.string(),
  /** Customer; none for the seller. */
  by: z.optional(buyer),
  message: z.optional(z.string()),
});

const quote = z.object({
  quoteNumber: z.string(),
  quoteDate: z.string(),
  market: z.enum(['NO', 'SE']),
  organizationId: z.nullable(z.string()),
  requestedBy: buyer,
  /** With the list price and the price of now or of the offer, in kroner including VAT. */
  lines: z.array(z.extend(line, { regularPrice: z.number(), price: z.number() })),
  status: z.enum(quoteStatuses),
  /** Last day of the offer. */
  validUntil: z.optional(z.string()),
  events: z.array(quoteEvent),
  /** Time of the seller's reply, in ms since 1970; none when nothing waits for one. */
  repliesAt: z.optional(z.number()),
  /** Order of a quote of the seed. */
  orderNumber: z.optional(z.string()),
  idempotencyKey: z.optional(z.string()),
});

/** A link that was sent by e-mail to choose a password. */
const passwordLink = z.object({
  token: z.string(),
  customerId: z.string(),
  /** Language route of its page. */
  route: z.string(),
  /** In ms since 1970. */
  sentAt: z.number(),
  isUsed: z.boolean(),
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
  /** Orders of the initial histories that have changed since, by order number. */
  changedOrders: z.optional(z.record(z.string(), order)),
  /** Newest first; until the first change those of the seed (shop/quotes.ts). */
  quotes: z.optional(z.array(quote)),
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
  /** Links in e-mails, newest first. */
  passwordLinks: z.optional(z.array(passwordLink)),
  /** The last assigned running number. */
  sequence: z.int().check(z.nonnegative()),
});

export type ShopState = z.infer<typeof shopState>;

/** A stored state; undefined for an invalid one. */
export function parseState(text: string): ShopState | undefined {
  try {
    return shopState.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

export type AddressRecord = z.infer<typeof address>;
export type CustomerRecord = z.infer<typeof customer>;
export type PasswordLinkRecord = z.infer<typeof passwordLink>;
export type OrganizationRecord = z.infer<typeof organization>;
export type LineRecord = z.infer<typeof line>;
export type CartRecord = z.infer<typeof cart>;
export type FavoriteListRecord = z.infer<typeof favoriteList>;
export type OrderLineRecord = z.infer<typeof orderLine>;
export type OrderRecord = z.infer<typeof order>;
export type QuoteRecord = z.infer<typeof quote>;

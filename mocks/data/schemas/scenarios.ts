import { z } from 'zod';
import { orderStatuses } from '../../store/statuses';
import { text } from './text';

const fault = z.union([
  z.number(),
  z.enum(['redirect', 'never answers', 'no connection', 'no JSON', 'empty body']),
]);

/** A state of the shop that a link opens (DEV-04). */
const scenario = z.strictObject({
  /** Title in the list of scenarios. */
  title: text,
  /**
   * Path of the shop that shows it; `{orderNumber}` is that of its order, the name of a kind of articles in braces the
   * path of the first such product.
   */
  path: text,
  /** A text that this page shows. */
  sees: text,
  /** The e-mail address of the signed-in customer. */
  customer: text.optional(),
  /** Lines of that customer's cart, or the visitor's, by kind of articles (scenarios/articles.ts). */
  cart: z
    .array(z.strictObject({ count: z.number(), fits: text, quantity: z.number().optional() }))
    .optional(),
  /** E-mail address of a colleague who has placed the order; default: that customer. */
  buyer: text.optional(),
  /** True for an order that awaits approval at earlier prices. */
  outdated: z.boolean().optional(),
  /** Limits for orders of the buyer, or of that customer, in kroner. */
  spendingLimits: z
    .strictObject({ orderLimit: z.number().nullable(), monthlyLimit: z.number().nullable() })
    .optional(),
  /** Status of an order of that customer. */
  order: z.enum(orderStatuses).optional(),
  /** Fault of an operation: a status, a redirect (CALL-04), no response, or an invalid body; `everyCall` for all. */
  faults: z.record(text, fault).optional(),
  /** Delay of every call, ms. */
  latency: z.number().optional(),
  /** Initial time of the clocks of browser and mock shop, ISO 8601; the current time by default. */
  clock: text.optional(),
  /** True when that customer has accepted the offer of the seed. */
  acceptedQuote: z.boolean().optional(),
  /** Address of the organisation to which that customer's orders are delivered by default. */
  deliveryAddressId: text.optional(),
  gtmId: text.optional(),
  /** E-mail address of a customer who has not chosen a password yet. */
  invited: text.optional(),
  /** True when visitors see prices, with the setting of the deployment. */
  visitorPrices: z.boolean().optional(),
  /** True when organisations require a reference for every order. */
  referenceRequired: z.boolean().optional(),
  /** True to clear the browser's storages: consent, language, drafts. */
  isFirstVisit: z.boolean().optional(),
});

/** Scenarios by their name in links, in groups for the test bench. */
export const scenarioGroups = z.record(text, z.record(text, scenario));

export type Fault = z.infer<typeof fault>;
export type ScenarioSource = z.infer<typeof scenario>;

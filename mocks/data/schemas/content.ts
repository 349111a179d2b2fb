import { z } from 'zod';
import { localized, text } from './text';

/** A number for each market. */
const byMarket = z.strictObject({ NO: z.number(), SE: z.number() });

/** A shipping method. */
const shippingSource = z.strictObject({
  id: text,
  name: localized,
  description: localized,
  /** Days in transit, from the day the goods are in the warehouse. */
  leadTimeDays: z.number(),
  /** Price for up to 100 kg, including VAT, in the market's currency. */
  price: byMarket,
  /** Surcharge for each started 100 kg more, including VAT, in the market's currency. */
  perExtraWeight: byMarket,
  /** Surcharge for a remote destination, including VAT, in the market's currency, and additional days. */
  remote: z.strictObject({ price: byMarket, days: z.number() }),
  /**
   * Minimum goods value (including VAT) for free shipping, the same number in both currencies; null where it is never
   * free.
   */
  freeFrom: z.number().nullable(),
  /** True for a method limited to goods of at most 20 kg. */
  parcelsOnly: z.boolean(),
});

const paymentSource = z.strictObject({
  id: text,
  /** True for payment on a payment page before the order is received. */
  online: z.boolean(),
  name: localized,
  description: localized,
});

/** Methods of delivery and payment; `collection` is pick-up at a store, `{store}` its name. */
export const methods = z.strictObject({
  shipping: z.array(shippingSource),
  collection: shippingSource.omit({ id: true }),
  payment: z.array(paymentSource),
});

export type ShippingFacts = z.infer<typeof shippingSource>;

/** The footer: columns of pages by their ids, and promises. */
export const footer = z.strictObject({
  copyright: text,
  headings: z.strictObject({ left: localized, center: localized, right: localized }),
  columns: z.strictObject({ left: z.array(text), center: z.array(text), right: z.array(text) }),
  socialLinks: z.array(z.strictObject({ id: text, url: text, title: text, iconName: text })),
  heading: localized,
  text: localized,
  promises: z.array(z.strictObject({ heading: localized, text: localized, iconName: text })),
});

const company = z.strictObject({
  name: text,
  organizationNumber: text,
  address: text,
  postalCode: text,
  city: text,
});

/** Texts and contact details shared by the whole shop. */
export const contact = z.strictObject({
  signIn: localized,
  askForPrice: localized,
  openingHours: localized,
  email: text,
  supportEmail: localized,
  supportPhone: z.strictObject({ NO: text, SE: text }),
  /** The seller of each market. */
  companies: z.strictObject({ NO: company, SE: company }),
});

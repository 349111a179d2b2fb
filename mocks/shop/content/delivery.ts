import type { CollectionAddress, PaymentMethod, ShippingMethod } from '../../../src/api/generated/types';
import methods from '../../data/methods.json' with { type: 'json' };
import type { ShippingFacts } from '../../data/schemas/content';
import type { Localized, Market } from '../context';
import type { Language } from '../languages';
import { pages } from './pages';

/** A shipping method. */
export interface ShippingSource extends ShippingFacts {
  /** The only market of the method; by default it is offered in both. */
  market?: Market;
  /** Address of the pick-up point; absent for deliveries. */
  collectionAddress?: CollectionAddress;
}

const nameAt = ({ no, sv, en }: Localized, store: string): Localized => ({
  no: no.replace('{store}', store),
  sv: sv.replace('{store}', store),
  en: en.replace('{store}', store),
});

/** Pick-up at each of the stores: `store-oslo`. */
const collections: readonly ShippingSource[] = pages.flatMap(({ id, store }) => {
  if (!store) return [];
  const { name, address, postalCode, city, countryCode } = store;
  return {
    id,
    ...methods.collection,
    name: nameAt(methods.collection.name, name),
    market: countryCode,
    collectionAddress: { name, address, postalCode, city },
  };
});

/** Shipping methods by priority; the default of a cart is the first one for its goods. */
export const shippingSources: readonly ShippingSource[] = [...methods.shipping, ...collections];

type Method = Pick<ShippingSource, 'id' | 'name' | 'description'>;

const named = (sources: readonly Method[], language: Language) =>
  sources.map(({ id, name, description }) => ({
    id,
    name: name[language],
    description: description[language],
  }));

/** The names of the shipping methods; their prices are computed per cart (shipping.ts). */
export const shippingMethods = (language: Language): ShippingMethod[] => named(shippingSources, language);

/** The payment methods, each with its mark. */
export const paymentMethods = (language: Language): PaymentMethod[] =>
  named(methods.payment, language).map((method) => ({
    ...method,
    isInvoice: !isPaidOnline(method.id),
    icon: { alt: '', src: `/mock-media/payment/${method.id}.svg`, title: null, width: 38, height: 24 },
  }));

/** True for payment on a payment page before the order is received. */
export const isPaidOnline = (methodId: string): boolean =>
  methods.payment.some(({ id, online }) => id === methodId && online);

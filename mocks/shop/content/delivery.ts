import type { CollectionAddress, PaymentMethod, ShippingMethod } from '../../../src/api/generated/types';
import type { Language, Market } from '../context';
import type { Text } from './authoring';
import { stores } from './stores/stores';

/** A shipping method. */
export interface ShippingSource {
  id: string;
  name: Text;
  description: Text;
  /** Days in transit, from the day the goods are in the warehouse. */
  leadTimeDays: number;
  /** Price for up to 100 kg, including VAT, in the market's currency. */
  price: Record<Market, number>;
  /** Surcharge for each started 100 kg more, including VAT, in the market's currency. */
  perExtraWeight: Record<Market, number>;
  /** Surcharge for a remote destination, including VAT, in the market's currency, and additional days. */
  remote: { price: Record<Market, number>; days: number };
  /**
   * Minimum goods value (including VAT) for free shipping, the same number in both currencies; null where it is never
   * free.
   */
  freeFrom: number | null;
  /** True for a method limited to goods of at most 20 kg. */
  parcelsOnly: boolean;
  /** The only market of the method; by default it is offered in both. */
  market?: Market;
  /** Address of the pick-up point; absent for deliveries. */
  collectionAddress?: CollectionAddress;
}

/** Pick-up at each of the stores: `store-oslo`. */
const collections: readonly ShippingSource[] = stores.flatMap(({ id, store }) => {
  if (!store) return [];
  const { name, address, postalCode, city, countryCode } = store;
  return {
    id,
    name: { no: `Hent hos ${name}`, sv: `Hämta hos ${name}`, en: `Collect from ${name}` },
    description: {
      no: 'Klart samme dag hvis alt er på lager.',
      sv: 'Klart samma dag om allt finns i lager.',
      en: 'Ready the same day if everything is in stock.',
    },
    leadTimeDays: 0,
    price: { NO: 0, SE: 0 },
    perExtraWeight: { NO: 0, SE: 0 },
    remote: { price: { NO: 0, SE: 0 }, days: 0 },
    freeFrom: null,
    parcelsOnly: false,
    market: countryCode === 'SE' ? 'SE' : 'NO',
    collectionAddress: { name, address, postalCode, city },
  };
});

/** Shipping methods by priority; the default of a cart is the first one for its goods. */
export const shippingSources: readonly ShippingSource[] = [
  {
    id: 'parcel',
    name: { no: 'Pakke til hentested', sv: 'Paket till ombud', en: 'Parcel to a pick-up point' },
    description: {
      no: 'Fraktfritt over 5\u00a0000\u00a0kroner.',
      sv: 'Fraktfritt över 5\u00a0000\u00a0kronor.',
      en: 'Free above 5\u00a0000\u00a0kr.',
    },
    leadTimeDays: 2,
    price: { NO: 150, SE: 120 },
    perExtraWeight: { NO: 0, SE: 0 },
    remote: { price: { NO: 60, SE: 49 }, days: 2 },
    freeFrom: 5000,
    parcelsOnly: true,
  },
  {
    id: 'home',
    name: { no: 'Levert og båret inn', sv: 'Levererat och inburet', en: 'Delivered and carried in' },
    description: {
      no: 'To personer bærer helt inn i rommet.',
      sv: 'Två personer bär ända in i rummet.',
      en: 'Two people carry it right into the room.',
    },
    leadTimeDays: 5,
    price: { NO: 990, SE: 890 },
    perExtraWeight: { NO: 200, SE: 180 },
    remote: { price: { NO: 400, SE: 350 }, days: 3 },
    freeFrom: null,
    parcelsOnly: false,
  },
  ...collections,
];

interface Method {
  id: string;
  name: Text;
  description: Text;
}

const payments: readonly (Method & { online: boolean })[] = [
  {
    id: 'card',
    online: true,
    name: { no: 'Kort', sv: 'Kort', en: 'Card' },
    description: {
      no: 'Belastes når varene sendes.',
      sv: 'Debiteras när varorna skickas.',
      en: 'Charged when the goods are sent.',
    },
  },
  {
    id: 'invoice',
    online: false,
    name: { no: 'Faktura', sv: 'Faktura', en: 'Invoice' },
    description: {
      no: 'Betalingsfrist 14 dager, 30 for bedrifter.',
      sv: 'Betalningstid 14 dagar, 30 för företag.',
      en: 'Payment within 14 days, 30 for businesses.',
    },
  },
];

const named = (methods: readonly Method[], language: Language) =>
  methods.map(({ id, name, description }) => ({
    id,
    name: name[language],
    description: description[language],
  }));

/** The names of the shipping methods; their prices are computed per cart (shipping.ts). */
export const shippingMethods = (language: Language): ShippingMethod[] => named(shippingSources, language);

/** The payment methods, each with its mark. */
export const paymentMethods = (language: Language): PaymentMethod[] =>
  named(payments, language).map((method) => ({
    ...method,
    isInvoice: !isPaidOnline(method.id),
    icon: { alt: '', src: `/mock-media/payment/${method.id}.svg`, title: null, width: 38, height: 24 },
  }));

/** True for payment on a payment page before the order is received. */
export const isPaidOnline = (methodId: string): boolean =>
  payments.some(({ id, online }) => id === methodId && online);

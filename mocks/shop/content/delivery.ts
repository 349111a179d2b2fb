import type { PaymentMethod, ShippingMethod } from '../../../src/api/generated/types';
import type { Language, ShopContext } from '../context';
import { exVat, money } from '../money';
import type { Text } from './authoring';

/** A way to get the goods home. */
export interface ShippingSource {
  id: string;
  name: Text;
  description: Text;
  leadTimeDays: number;
  /** Including VAT, in kroner of either market. */
  price: number;
  /** Goods for this much (including VAT) travel free; null where it never does. */
  freeFrom: number | null;
}

/** The ways to get the goods home; the first is the one a new cart counts with. */
export const shippingSources: readonly [ShippingSource, ...ShippingSource[]] = [
  {
    id: 'parcel',
    name: { no: 'Pakke til hentested', sv: 'Paket till ombud', en: 'Parcel to a pick-up point' },
    description: {
      no: 'Fraktfritt over 5 000 kroner.',
      sv: 'Fraktfritt över 5 000 kronor.',
      en: 'Free above 5,000 kroner.',
    },
    leadTimeDays: 2,
    price: 149,
    freeFrom: 5000,
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
    price: 990,
    freeFrom: null,
  },
  {
    id: 'store',
    name: { no: 'Hent i butikk', sv: 'Hämta i butik', en: 'Collect from a shop' },
    description: {
      no: 'Klart samme dag hvis alt er på lager.',
      sv: 'Klart samma dag om allt finns i lager.',
      en: 'Ready the same day if everything is in stock.',
    },
    leadTimeDays: 0,
    price: 0,
    freeFrom: null,
  },
];

const payments: { id: string; name: Text; description: Text }[] = [
  {
    id: 'card',
    name: { no: 'Kort', sv: 'Kort', en: 'Card' },
    description: {
      no: 'Belastes når varene sendes.',
      sv: 'Debiteras när varorna skickas.',
      en: 'Charged when the goods are sent.',
    },
  },
  {
    id: 'invoice',
    name: { no: 'Faktura', sv: 'Faktura', en: 'Invoice' },
    description: {
      no: '14 dager, for bedrifter 30.',
      sv: '14 dagar, för företag 30.',
      en: '14 days, for companies 30.',
    },
  },
];

/** The shipping methods; visitors see no prices. */
export function shippingMethods({ language, market, customer }: ShopContext): ShippingMethod[] {
  return shippingSources.map(({ id, name, description, leadTimeDays, price }) => ({
    id,
    name: name[language],
    description: description[language],
    leadTimeDays,
    priceExVat: customer && money(exVat(price), market),
    priceIncVat: customer && money(price, market),
  }));
}

/** The ways to pay. */
export function paymentMethods(language: Language): PaymentMethod[] {
  return payments.map(({ id, name, description }) => ({
    id,
    name: name[language],
    description: description[language],
  }));
}

/**
 * What it costs to get goods home.
 * @param itemsIncVat what the goods cost, in kroner including VAT
 * @returns kroner including VAT; undefined for a method there is none of
 */
export function freight(methodId: string, itemsIncVat: number): number | undefined {
  const method = shippingSources.find(({ id }) => id === methodId);
  if (!method) return undefined;
  return method.freeFrom !== null && itemsIncVat >= method.freeFrom ? 0 : method.price;
}

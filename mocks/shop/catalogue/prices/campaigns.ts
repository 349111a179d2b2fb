import { localized, type Localized } from '../../context';
import type { Trade } from '../assortment/brands';

/** A temporary reduction of prices. */
export interface Campaign {
  key: string;
  /** In per cent. */
  percentage: number;
  /** Null when the price is reduced for everybody; otherwise the regular price applies until the code is entered. */
  couponCode: string | null;
  names: Localized;
  descriptions: Localized;
  trades: readonly Trade[];
  /** The category whose page shows it. */
  category: string | null;
}

/** The clearance campaign, without new products. */
export const clearance = 'last-chance';

export const campaigns: readonly Campaign[] = [
  {
    key: 'autumn-weeks',
    percentage: 20,
    couponCode: null,
    names: localized('Høstuker', 'Höstveckor', 'Autumn weeks'),
    descriptions: localized(
      '20\u00a0% rabatt på utvalgte møbler ut måneden',
      '20\u00a0% rabatt på utvalda möbler månaden ut',
      '20% off selected furniture until the end of the month',
    ),
    trades: ['furniture'],
    category: 'sofas',
  },
  {
    key: 'light-season',
    percentage: 25,
    couponCode: null,
    names: localized('Lyssesong', 'Ljussäsong', 'Season of light'),
    descriptions: localized(
      '25\u00a0% rabatt på utvalgte lamper ut måneden',
      '25\u00a0% rabatt på utvalda lampor månaden ut',
      '25% off selected lamps until the end of the month',
    ),
    trades: ['lighting'],
    category: 'lighting',
  },
  {
    key: 'wool-weeks',
    percentage: 15,
    couponCode: null,
    names: localized('Ulluker', 'Ullveckor', 'Wool weeks'),
    descriptions: localized(
      '15\u00a0% rabatt på utvalgte tepper og puter',
      '15\u00a0% rabatt på utvalda mattor och kuddar',
      '15% off selected rugs and cushions',
    ),
    trades: ['textiles'],
    category: 'rugs',
  },
  {
    key: clearance,
    percentage: 40,
    couponCode: null,
    names: localized('Siste sjanse', 'Sista chansen', 'Last chance'),
    descriptions: localized(
      '40\u00a0% rabatt så lenge vi har igjen',
      '40\u00a0% rabatt så länge de finns kvar',
      '40% off while they last',
    ),
    trades: ['furniture', 'lighting', 'textiles', 'decoration'],
    category: null,
  },
  {
    key: 'new-home',
    percentage: 10,
    couponCode: 'NYTTHJEM',
    names: localized('Nytt hjem', 'Nytt hem', 'New home'),
    descriptions: localized(
      '10\u00a0% rabatt med koden NYTTHJEM',
      '10\u00a0% rabatt med koden NYTTHJEM',
      '10% off with the code NYTTHJEM',
    ),
    trades: ['furniture', 'textiles', 'decoration'],
    category: null,
  },
];

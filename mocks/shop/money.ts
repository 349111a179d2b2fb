import type { Money, Price } from '../../src/api/generated/types';
import type { Market } from './context';

/** VAT rate of all products, the same in both countries. */
export const vatRate = 0.25;

/** Currency of a market, as an ISO 4217 code. */
export const currencies = { NO: 'NOK', SE: 'SEK' } as const satisfies Record<Market, string>;

const numbers = {
  NO: new Intl.NumberFormat('nb-NO', {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
    trailingZeroDisplay: 'stripIfInteger',
  }),
  SE: new Intl.NumberFormat('sv-SE', {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
    trailingZeroDisplay: 'stripIfInteger',
  }),
} satisfies Record<Market, Intl.NumberFormat>;

/**
 * An amount in kroner to the øre, a whole one without decimals: `14 990 kr`, `327,20 kr`.
 * @example money(14990, 'NO');
 */
export function money(amount: number, market: Market): Money {
  const rounded = Math.round(amount * 100) / 100;
  return { amount: rounded, formattedString: `${numbers[market].format(rounded)} kr` };
}

/** An amount without its VAT. */
export const exVat = (amountIncVat: number): number => Math.round((amountIncVat / (1 + vatRate)) * 100) / 100;

/** A price on both VAT bases, from an article's regular and current price, VAT included. */
export function priceAnswer(
  amounts: { regular: number; price: number; discountPercentage: number },
  market: Market,
): Price {
  const { regular, price, discountPercentage } = amounts;
  return {
    regularPriceExVat: money(exVat(regular), market),
    regularPriceIncVat: money(regular, market),
    priceExVat: money(exVat(price), market),
    priceIncVat: money(price, market),
    discountExVat: money(exVat(regular) - exVat(price), market),
    discountIncVat: money(regular - price, market),
    discountPercentage,
    description: null,
    currency: currencies[market],
  };
}

import type { ShopContext } from '../../context';
import type { Product } from '../product';

/** Terms of organisations for the products of a category. */
interface Agreement {
  category: string;
  /** Reduction of the list price in per cent. */
  percentage?: number;
  /** Reductions of larger quantities: lowest quantity, and per cent of the price. */
  tiers: readonly (readonly [minQuantity: number, percentage: number])[];
  /** Rules for the quantity of a line. */
  rules?: { minQuantity: number; quantityStep: number };
}

const agreements: readonly Agreement[] = [
  {
    category: 'desk-chairs',
    percentage: 8,
    tiers: [
      [6, 5],
      [12, 10],
      [24, 15],
    ],
  },
  {
    category: 'visitor-chairs',
    // Stacked in fours.
    rules: { minQuantity: 8, quantityStep: 4 },
    tiers: [
      [16, 6],
      [32, 12],
    ],
  },
  {
    category: 'large-desks',
    tiers: [
      [4, 5],
      [8, 10],
    ],
  },
];

/** The agreement of the caller's organisation about a product; a campaign takes its place. */
export const agreementOn = (
  { category, campaign }: Product,
  { isOrganization }: Pick<ShopContext, 'isOrganization'>,
): Agreement | undefined =>
  isOrganization && !campaign ? agreements.find((each) => each.category === category.code) : undefined;

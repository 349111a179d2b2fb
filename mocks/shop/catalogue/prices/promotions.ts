import type { Promotion } from '../../../../src/api/generated/types';
import type { Language, Market, ShopContext } from '../../context';
import { exVat, money } from '../../money';
import { campaigns, type Campaign } from './campaigns';
import type { Category } from '../categories/categories';
import { reduced, regularPrice, seesPrice } from './priceTags';
import type { Product } from '../product';
import type { Size } from '../assortment/sizes';

type Amounts = Pick<
  Promotion,
  | 'promotionDiscountAmount'
  | 'evaluatedDiscountedPriceForPromotion'
  | 'evaluatedDiscountedPriceForPromotionRoundedDown'
  | 'evaluatedDiscountedPriceForPromotionRoundedUp'
>;

const noAmounts: Amounts = {
  promotionDiscountAmount: null,
  evaluatedDiscountedPriceForPromotion: null,
  evaluatedDiscountedPriceForPromotionRoundedDown: null,
  evaluatedDiscountedPriceForPromotionRoundedUp: null,
};

/**
 * What a reduction makes of a price; like every amount that does not say otherwise, without VAT.
 * @param regular with VAT
 */
function amounts(regular: number, percentage: number, market: Market): Amounts {
  const price = exVat(reduced(regular, percentage));
  return {
    promotionDiscountAmount: money(exVat(regular) - price, market),
    evaluatedDiscountedPriceForPromotion: money(price, market),
    evaluatedDiscountedPriceForPromotionRoundedDown: money(Math.floor(price), market),
    evaluatedDiscountedPriceForPromotionRoundedUp: money(Math.ceil(price), market),
  };
}

function promotion(campaign: Campaign, language: Language, evaluated: Amounts): Promotion {
  return {
    couponCode: campaign.couponCode,
    promotionName: campaign.names[language],
    promotionDescription: campaign.descriptions[language],
    promotionDiscountPercentage: campaign.percentage,
    ...evaluated,
  };
}

/** The promotion a product is part of; its amounts are for those who see prices. */
export function promotionOf(product: Product, size: Size, context: ShopContext): Promotion | null {
  const { campaign } = product;
  if (!campaign) return null;
  const { language, market } = context;
  const regular = regularPrice(product, size, market);
  const evaluated = seesPrice(product, context) ? amounts(regular, campaign.percentage, market) : noAmounts;
  return promotion(campaign, language, evaluated);
}

/** The promotion that a category's page shows: its own, else that of the nearest category above. */
export function promotionIn(category: Category | null, language: Language): Promotion | null {
  if (!category) return null;
  const campaign = campaigns.find((each) => each.category === category.code);
  return campaign ? promotion(campaign, language, noAmounts) : promotionIn(category.parent, language);
}

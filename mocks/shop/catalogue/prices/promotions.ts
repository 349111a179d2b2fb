import type { CategoryPage, Promotion } from '../../../../src/api/generated/types';
import { campaignEndDay } from '../../content/render/campaignEnd';
import { roomImage } from '../../content/render/images';
import { pageById } from '../../content/pages';
import { pageUrl } from '../../content/pageUrls';
import type { Market, ShopContext } from '../../context';
import type { Language } from '../../languages';
import { exVat, money } from '../../money';
import { campaigns, clearance } from './campaigns';
import type { Category } from '../categories/categories';
import { reduced, regularPrice, seesPrice } from './priceTags';
import type { Product } from '../product';
import type { Campaign, Size } from '../../../data/schemas/catalogue';

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
 * Amounts of a reduction; without VAT, like all amounts that do not say otherwise.
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
    // The clearance ends with the goods.
    ...(campaign.key !== clearance && { endDate: campaignEndDay().toISOString().slice(0, 10) }),
    ...evaluated,
  };
}

/** A product's promotion; with amounts for customers who see prices. */
export function promotionOf(product: Product, size: Size, context: ShopContext): Promotion | null {
  const { campaign } = product;
  if (!campaign) return null;
  const { language, market } = context;
  const regular = regularPrice(product, size, market);
  const evaluated = seesPrice(product, context) ? amounts(regular, campaign.percentage, market) : noAmounts;
  return promotion(campaign, language, evaluated);
}

/** The campaign of a category: its own, else that of the nearest ancestor. */
const campaignIn = (category: Category | null): Campaign | undefined =>
  category
    ? (campaigns.find((each) => each.category === category.code) ?? campaignIn(category.parent))
    : undefined;

/** The promotion of a category's page, with its tile. */
export function promotionIn(
  category: Category,
  { language, route }: ShopContext,
): Pick<CategoryPage, 'promotion' | 'promotionTile'> {
  const campaign = campaignIn(category);
  if (!campaign) return { promotion: null };
  const { tile } = campaign;
  const page = tile && pageById(tile.page);
  return {
    promotion: promotion(campaign, language, noAmounts),
    ...(page && {
      promotionTile: {
        image: roomImage(tile.room, language),
        link: { text: page.title[language], url: pageUrl(page, route), title: null, target: null },
      },
    }),
  };
}

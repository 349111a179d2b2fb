import type { CategoryTile, Link, Product } from '../../../src/api/generated/types';
import { catalogue } from '../catalogue/catalogue';
import { productCard } from '../catalogue/cards';
import { findCategory, type Category } from '../catalogue/categories/categories';
import { categoryPicture, roomPictureOf } from '../catalogue/categories/faces';
import { categoryUrl } from '../catalogue/urls';
import { canBeBought } from '../catalogue/variations';
import { wordsIn } from '../catalogue/words';
import type { ShopContext } from '../context';
import type { Language } from '../languages';

/**
 * The category with a code in content.
 * @throws for an unknown code: a mistake in the content
 */
function categoryByCode(code: string): Category {
  const category = findCategory(code);
  if (!category) throw new Error(`The content speaks of a category ${code}, which there is none of`);
  return category;
}

const seeAll = {
  category: { no: 'Se alle', sv: 'Se alla', en: 'See all' },
  department: { no: 'Se alt innen', sv: 'Se allt inom', en: 'See all' },
  room: { no: 'Se alt til', sv: 'Se allt för', en: 'See everything for the' },
} satisfies Record<string, Record<Language, string>>;

/** Sort of a category's assortment: a room, a department, or one type of products. */
function sortOf({ code, level }: Category, language: Language): keyof typeof seeAll {
  if (code in wordsIn(language).rooms) return 'room';
  return level === 1 ? 'department' : 'category';
}

/**
 * A link to all products of a category, `Se alle sofaer`, a department, `Se alt innen belysning`, or a room, `Se alt
 * til soverom`.
 */
export function categoryLink(code: string, { language, route }: ShopContext): Link {
  const category = categoryByCode(code);
  const name = category.names[language].toLocaleLowerCase(language === 'no' ? 'nb' : language);
  return {
    text: `${seeAll[sortOf(category, language)][language]} ${name}`,
    url: categoryUrl(code, route),
    title: null,
    target: null,
  };
}

/** A tile with a link to a category and a picture of its most popular product; for a room, in that room. */
export function categoryTile(code: string, { language, route }: ShopContext): CategoryTile {
  const category = categoryByCode(code);
  const pictureOf = sortOf(category, language) === 'room' ? roomPictureOf : categoryPicture;
  const image = pictureOf(category, language);
  if (!image) throw new Error(`The category ${code} has nothing to show on a tile`);
  return { heading: category.names[language], image, url: categoryUrl(code, route) };
}

/** Selection of products for a block: those of a category, or those of them in a campaign. */
export interface Selection {
  category: string;
  campaign?: string;
}

/** The most popular buyable products of a selection, without two of the same picture. */
export function productsIn(
  { category, campaign }: Selection,
  count: number,
  context: ShopContext,
): Product[] {
  const pictures = new Set<string>();
  const chosen = [...(catalogue().inCategory.get(categoryByCode(category).code) ?? [])]
    .filter((product) => canBeBought(product, context))
    .filter((product) => campaign === undefined || product.campaign?.key === campaign)
    .sort((one, other) => other.popularity - one.popularity)
    .filter(({ kind, colors, view }) => {
      const picture = `${kind.model.id} ${colors[0]} ${view}`;
      return !pictures.has(picture) && pictures.add(picture);
    });
  return chosen.slice(0, count).map((product) => productCard(product, context));
}

import type { DataSheet, DataSheetSection } from '../../../src/api/generated/types';
import type { ShopContext } from '../context';
import type { Language } from '../languages';
import { productDocuments } from './documents';
import { productImage } from './images';
import { capitalized, productName } from './assortment/names';
import { bareMaterial, isLacquered, materialsIn, materialsInColors } from './materials';
import type { Product } from './product';
import { identity, materials, measures } from './specifications';
import { textsIn } from './texts';
import { productUrl } from './urls';
import { articleName, articlesOf } from './variations';
import { wordsIn } from './words';

/** Care of each of its materials. */
function care({ kind, colors }: Product, language: Language): DataSheetSection {
  const { materials: texts, lacqueredWood } = textsIn(language);
  const materials = materialsInColors(kind.model, colors);
  const sentences = materials.map((key) => (isLacquered(key) ? lacqueredWood : texts[bareMaterial(key)]));
  const text = [...new Set(sentences)].map((sentence) => `<p>${sentence}</p>`).join('');
  return { heading: wordsIn(language).specifications.care, text, items: [] };
}

/** Disposal: as a whole when each colour is of one material. */
function disposal({ kind, colors }: Product, language: Language): DataSheetSection {
  const { specifications, disposal: texts } = wordsIn(language);
  const isOfOne = colors.every(
    (color) => new Set(materialsIn(kind.model, color).map(bareMaterial)).size === 1,
  );
  return { heading: specifications.disposal, text: isOfOne ? texts.whole : texts.apart, items: [] };
}

/** Article numbers of the variations; empty without variations. */
function variants(product: Product, language: Language): DataSheetSection[] {
  const articles = articlesOf(product);
  if (articles.length === 1) return [];
  const name = productName(product, language);
  const items = articles.map((article) => ({
    name: capitalized(articleName(article, language).slice(name.length + 2)),
    value: article.code,
  }));
  return [{ heading: wordsIn(language).specifications.variants, text: null, items }];
}

/** Date of the last revision of a data sheet: a day in the year before, by the product's id. */
function revisedDate({ id }: Product): string {
  const day = new Date(Date.UTC(2025, 9, 1 + (id % 365)));
  return day.toISOString().slice(0, 10);
}

/** A product's data sheet for building managers (PDP-03). */
export function dataSheet(product: Product, { language, route }: ShopContext): DataSheet {
  const groups = [identity, measures, materials].map((group) => group(product, language));
  return {
    code: product.code,
    name: productName(product, language),
    brand: product.series.brand,
    elNumber: product.elNumber,
    productUrl: productUrl(product, route),
    image: productImage(product, product.colors[0], product.view, language),
    revisedDate: revisedDate(product),
    sections: [
      ...groups.map(({ heading, items }) => ({ heading, text: null, items })),
      ...variants(product, language),
      care(product, language),
      disposal(product, language),
    ],
    documents: productDocuments(product, language),
  };
}

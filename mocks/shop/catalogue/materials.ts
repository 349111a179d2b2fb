import type { ColorKey } from '../../media/colors';
import type { Material, Model } from '../../data/schemas/pictures';
import type { Language } from '../languages';
import type { Product } from './product';
import { filled, wordsIn } from './words';

/** Material of a part of a product in one of its colours. */
export type MaterialKey = Material | `lacquered ${Wood}`;

const woods = ['oak', 'walnut', 'ash', 'plywood'] as const;
type Wood = (typeof woods)[number];
const metals = ['brass', 'chrome'] as const;

const isWood = (name: string): name is Wood => woods.some((wood) => wood === name);
const isMetal = (name: string): name is (typeof metals)[number] => metals.some((metal) => metal === name);

/** A wood in a colour: the wood of that name, or lacquered. */
const woodIn = (wood: Wood, color: ColorKey): MaterialKey => (isWood(color) ? color : `lacquered ${wood}`);

/** A metal in a colour: brass, or steel with another surface. */
const metalIn = (color: ColorKey): MaterialKey => (color === 'brass' ? 'brass' : 'steel');

/**
 * Materials of a model in one of its colours, main material first. Its wood follows the colour where it is the main
 * material or the colours have names of woods, its metal where they have names of metals.
 */
export function materialsIn(
  { materials, colors }: Pick<Model, 'materials' | 'colors'>,
  color: ColorKey,
): MaterialKey[] {
  const isSoldInWoods = colors.some(isWood);
  const isSoldInMetals = colors.some(isMetal);
  return materials.map((material, index) => {
    if (isWood(material) && (index === 0 || isSoldInWoods)) return woodIn(material, color);
    return isSoldInMetals && (material === 'steel' || material === 'brass') ? metalIn(color) : material;
  });
}

/** Materials of several colours without duplicates. */
export const materialsInColors = (
  model: Pick<Model, 'materials' | 'colors'>,
  colors: readonly ColorKey[],
): MaterialKey[] => [...new Set(colors.flatMap((color) => materialsIn(model, color)))];

const lacquer = 'lacquered ';

/** True for lacquered wood. */
export const isLacquered = (key: MaterialKey): boolean => key.startsWith(lacquer);

/** The material without its surface. */
export const bareMaterial = (key: MaterialKey): Material => key.replace(lacquer, '') as Material;

const known = new WeakMap<Product, readonly Material[]>();

/**
 * The materials of a product in all its colours without surfaces, cached since filters use them for every product of a
 * list.
 */
export function bareMaterialsOf(product: Product): readonly Material[] {
  const { kind, colors } = product;
  const materials = known.get(product) ?? [
    ...new Set(materialsInColors(kind.model, colors).map(bareMaterial)),
  ];
  known.set(product, materials);
  return materials;
}

/** A material's name: `Oak`, `Lacquered oak`. */
export function materialName(key: MaterialKey, language: Language): string {
  const { materials, lacqueredWood } = wordsIn(language);
  const name = materials[bareMaterial(key)];
  return isLacquered(key) ? filled(lacqueredWood, name.toLowerCase()) : name;
}

import type { Image } from '../../../../src/api/generated/types';
import type { ColorKey } from '../../../pictures/colors';
import type { Language } from '../../context';
import { modelImage } from '../images';
import { wordsIn } from '../words/wordsIn';
import type { Category } from './categories';

/** What stands in the room on the page of a category, by the category's code: a model in a color. */
const products: Readonly<Record<string, readonly [model: string, color: ColorKey]>> = {
  furniture: ['sofa-block-3', 'rust'],
  'living-room': ['sofa-corner', 'navy'],
  sofas: ['sofa-curve', 'cream'],
  armchairs: ['armchair-lounge', 'petrol'],
  'coffee-tables': ['coffee-round', 'oak'],
  'dining-room': ['table-rectangle', 'oak'],
  'dining-tables': ['table-round', 'walnut'],
  'dining-chairs': ['chair-upholstered', 'rust'],
  'stools-and-benches': ['bench-oak', 'oak'],
  bedroom: ['bed-soft', 'green'],
  beds: ['bed-frame', 'oak'],
  'home-office': ['desk-drawers', 'oak'],
  'office-chairs': ['chair-visitor-soft', 'petrol'],
  storage: ['sideboard-door', 'sage'],
  shelving: ['shelf-tall', 'walnut'],
  hallway: ['bench-shoe', 'oak'],
  lighting: ['table-lamp-globe', 'brass'],
  'standing-lamps': ['table-lamp-ceramic', 'green'],
  textiles: ['rug-diamond', 'cream'],
  'large-rugs': ['rug-stripe', 'terracotta'],
  cushions: ['cushion-piped', 'rust'],
  decoration: ['vase-jug', 'sand'],
};

/** The picture at the top of a category's page (LIST-11): something that the category sells, in a room. */
export function heroOf({ code, names }: Category, language: Language): Image | null {
  const [model, color] = products[code] ?? [];
  if (!model || !color) return null;
  return modelImage(model, color, 'room', `${names[language]}, ${wordsIn(language).roomView}`);
}

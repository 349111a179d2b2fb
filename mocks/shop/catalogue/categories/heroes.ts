import type { Image } from '../../../../src/api/generated/types';
import { roomImage } from '../../content/render/images';
import type { Language } from '../../context';
import type { Category } from './categories';

/**
 * The room on the page of a category, by its code; no other category has it. Each shows what the category holds in the
 * low strip that category pages show of it.
 */
const rooms: Readonly<Record<string, string>> = {
  furniture: 'living-sand',
  'living-room': 'living-corner',
  sofas: 'living-curve',
  armchairs: 'living-window',
  'coffee-tables': 'living-small',
  'dining-room': 'dining-long-table',
  'dining-tables': 'store-tables',
  'dining-chairs': 'store-chairs',
  'stools-and-benches': 'kitchen-bar',
  bedroom: 'bedroom-wardrobe',
  beds: 'bedroom-lamp',
  'home-office': 'workplace-window',
  'office-chairs': 'meeting-room',
  storage: 'workshop-oak',
  shelving: 'store-floor',
  hallway: 'hallway',
  lighting: 'store-lamps',
  'standing-lamps': 'living-lamps',
  textiles: 'store-textiles',
  'large-rugs': 'living-rug',
  cushions: 'bedroom-linen',
  decoration: 'sideboard-wall',
};

/** The picture at the top of a category's page (LIST-11). */
export function heroOf({ code }: Category, language: Language): Image | null {
  const room = rooms[code];
  return room === undefined ? null : roomImage(room, language);
}

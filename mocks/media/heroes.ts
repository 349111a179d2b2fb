import type { ColorKey } from './colors';
import type { PictureModel } from './model';
import { models } from './models';

/** The wide picture at the top of a category's or campaign's page: one of its products in a room. */
export interface Hero {
  /** The category's code, or the page's id. */
  readonly id: string;
  readonly model: PictureModel;
  readonly color: ColorKey;
}

function hero(id: string, modelId: string, color: ColorKey): Hero {
  const model = models.find((one) => one.id === modelId);
  if (!model?.colors.includes(color)) throw new Error(`no ${modelId} in ${color}`);
  return { id, model, color };
}

/** Heroes of categories and campaigns. */
export const heroes: readonly Hero[] = [
  hero('furniture', 'sofa-block-3', 'rust'),
  hero('living-room', 'sofa-corner', 'navy'),
  hero('sofas', 'sofa-curve', 'cream'),
  hero('armchairs', 'armchair-lounge', 'petrol'),
  hero('coffee-tables', 'coffee-round', 'oak'),
  hero('dining-room', 'table-rectangle', 'oak'),
  hero('dining-tables', 'table-round', 'walnut'),
  hero('dining-chairs', 'chair-upholstered', 'rust'),
  hero('stools-and-benches', 'bench-oak', 'oak'),
  hero('bedroom', 'bed-soft', 'green'),
  hero('beds', 'bed-frame', 'oak'),
  hero('home-office', 'desk-drawers', 'oak'),
  hero('office-chairs', 'chair-visitor-soft', 'petrol'),
  hero('storage', 'sideboard-door', 'sage'),
  hero('shelving', 'shelf-low', 'walnut'),
  hero('hallway', 'bench-shoe', 'oak'),
  hero('lighting', 'table-lamp-globe', 'brass'),
  hero('standing-lamps', 'table-lamp-ceramic', 'green'),
  hero('textiles', 'rug-diamond', 'cream'),
  hero('large-rugs', 'rug-stripe', 'terracotta'),
  hero('cushions', 'cushion-piped', 'rust'),
  hero('decoration', 'vase-jug', 'sand'),
  hero('campaign-sleep', 'bed-slat', 'walnut'),
  hero('campaign-light', 'table-lamp-mushroom', 'terracotta'),
  hero('campaign-workplace', 'work-table', 'walnut'),
  hero('campaign-last-chance', 'sofa-frame-2', 'petrol'),
];

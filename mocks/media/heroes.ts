import source from '../data/pictures/heroes.json' with { type: 'json' };
import type { ColorKey, PictureModel } from '../data/schemas/pictures';
import { models } from './models';

/** The wide picture at the top of a category's or campaign's page: one of its products in a room. */
export interface Hero {
  /** The category's code, or the page's id. */
  readonly id: string;
  readonly model: PictureModel;
  readonly color: ColorKey;
}

/** Heroes of categories and campaigns. */
export const heroes: readonly Hero[] = source.map(({ id, model: modelId, color: name }) => {
  const model = models.find((one) => one.id === modelId);
  const color = model?.colors.find((each) => each === name);
  if (!model || !color) throw new Error(`no ${modelId} in ${name}`);
  return { id, model, color };
});

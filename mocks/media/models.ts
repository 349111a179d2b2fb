import source from '../data/pictures/models.json' with { type: 'json' };
import type { PictureModel } from '../data/schemas/pictures';

/** All models with product pictures, in the order of the families. */
export const models = source as readonly PictureModel[];

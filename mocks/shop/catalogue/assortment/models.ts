import rows from '../../../data/catalogue/models.json' with { type: 'json' };
import type { Model } from '../../../data/schemas/pictures';

/** All models with product pictures, in the order of the families. */
export const models = rows as readonly Model[];

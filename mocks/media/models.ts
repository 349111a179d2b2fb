import { bedroom } from './models/bedroom';
import { decor } from './models/decor';
import { lighting } from './models/lighting';
import { seating } from './models/seating';
import { storage } from './models/storage';
import { tables } from './models/tables';
import type { PictureModel } from './model';

/** All models with product pictures, in the order of the families. */
export const models: readonly PictureModel[] = [
  ...seating,
  ...tables,
  ...bedroom,
  ...storage,
  ...lighting,
  ...decor,
];

import type { Family, PictureModel } from './model';
import { models } from './models';
import { beds, bedsideTables, dressers, wardrobes } from './stagings/bedroom';
import { baskets, cushions, mirrors, rugs, vases } from './stagings/decor';
import { floorLamps, pendants, tableLamps } from './stagings/lighting';
import { armchairs, benches, chairs, poufs, sofas, stools } from './stagings/seating';
import type { Stage, Staging } from './stagings/staging';
import { shelves, sideboards } from './stagings/storage';
import { coffeeTables, desks, tables } from './stagings/tables';

const stages: Readonly<Record<Family, Stage>> = {
  sofas,
  armchairs,
  chairs,
  stools,
  poufs,
  benches,
  tables,
  'coffee-tables': coffeeTables,
  desks,
  beds,
  'bedside-tables': bedsideTables,
  wardrobes,
  dressers,
  shelves,
  sideboards,
  'table-lamps': tableLamps,
  'floor-lamps': floorLamps,
  'pendant-lamps': pendants,
  rugs,
  vases,
  cushions,
  mirrors,
  baskets,
};

/** How a model is shown in a room. */
export function stagingOf(model: PictureModel): Staging {
  const kin = models.filter(({ family }) => family === model.family);
  return stages[model.family](
    model,
    kin.findIndex(({ id }) => id === model.id),
  );
}

import type { Family, PictureModel } from './model';
import { models } from './models';
import type { ExtraName } from './rooms/room';
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

const wallPrints: readonly string[] = ['art', 'drawing', 'landscape'] satisfies ExtraName[];

/** How a model is shown in a low, wide picture: without what hangs on the wall, which it would cut off. */
export function heroStagingOf(model: PictureModel): Staging {
  const staging = stagingOf(model);
  return { ...staging, extras: staging.extras.filter(({ extra }) => !wallPrints.includes(extra)) };
}

import type { Family, PictureModel } from '../../mocks/data/schemas/pictures';
import { models } from '../../mocks/media/models';
import type { ExtraName, Thing } from '../../mocks/data/schemas/pictures';
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

/** Staging of a model in a room. */
export function stagingOf(model: PictureModel): Staging {
  const kin = models.filter(({ family }) => family === model.family);
  return stages[model.family](
    model,
    kin.findIndex(({ id }) => id === model.id),
  );
}

/** Extras on the wall, and plants higher than the objects beside them. */
const tallExtras: readonly string[] = [
  'art',
  'drawing',
  'landscape',
  'oliveTree',
  'plant',
] satisfies ExtraName[];

/** Maximum height of objects in relation to the product, so that a wide picture shows them whole. */
const seenAbove = 1.22;

/** Visible height beside a flat product, in cm. */
const seenAboveFlat = 60;

/** Staging of a model in a wide picture: without objects so high that the picture would cut them off. */
export function heroStagingOf(model: PictureModel): Staging {
  const staging = stagingOf(model);
  const highest = staging.at[1] + Math.max(model.size.height * seenAbove, seenAboveFlat);
  const isSeenWhole = ({ model: id, at }: Thing) =>
    at[1] + (models.find((one) => one.id === id)?.size.height ?? 0) <= highest;
  return {
    ...staging,
    things: staging.things.filter(isSeenWhole),
    extras: staging.extras.filter(({ extra }) => !tallExtras.includes(extra)),
  };
}

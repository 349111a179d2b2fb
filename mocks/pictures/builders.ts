import { armchairs } from './builders/armchairs';
import { baskets } from './builders/baskets';
import { bedroomStorage } from './builders/bedroom';
import { beds } from './builders/beds';
import { benches } from './builders/benches';
import type { Build } from './builders/builder';
import { chairs } from './builders/chairs';
import { coffeeTables } from './builders/coffeeTables';
import { desks } from './builders/desks';
import { floorLamps } from './builders/floorLamps';
import { mirrors } from './builders/mirrors';
import { pendants } from './builders/pendants';
import { shelves } from './builders/shelves';
import { sideboards } from './builders/sideboards';
import { sofas } from './builders/sofas';
import { stools } from './builders/stools';
import { tableLamps } from './builders/tableLamps';
import { tables } from './builders/tables';
import { textiles } from './builders/textiles';
import { vases } from './builders/vases';
import { woodenChairs } from './builders/woodenChairs';

/** How each model is built, by its id. */
export const builds: Readonly<Record<string, Build>> = {
  ...sofas,
  ...armchairs,
  ...chairs,
  ...woodenChairs,
  ...stools,
  ...benches,
  ...tables,
  ...coffeeTables,
  ...desks,
  ...beds,
  ...bedroomStorage,
  ...shelves,
  ...sideboards,
  ...baskets,
  ...tableLamps,
  ...floorLamps,
  ...pendants,
  ...textiles,
  ...vases,
  ...mirrors,
};

import { armchairs } from './builders/furniture/armchairs';
import { baskets } from './builders/accessories/baskets';
import { bedroomStorage } from './builders/furniture/bedroom';
import { beds } from './builders/furniture/beds';
import { benches } from './builders/furniture/benches';
import type { Build } from './builders/builder';
import { cabinets } from './builders/furniture/casework';
import { chairs } from './builders/furniture/chairs';
import { coffeeTables } from './builders/furniture/coffeeTables';
import { desks } from './builders/furniture/desks';
import { floorLamps } from './builders/accessories/floorLamps';
import { mirrors } from './builders/accessories/mirrors';
import { officeChairs } from './builders/furniture/officeChairs';
import { openShelves } from './builders/furniture/openShelves';
import { pendants } from './builders/accessories/pendants';
import { shelves } from './builders/furniture/shelves';
import { sideboards } from './builders/furniture/sideboards';
import { sofas } from './builders/furniture/sofas';
import { stools } from './builders/furniture/stools';
import { tableLamps } from './builders/accessories/tableLamps';
import { tables } from './builders/furniture/tables';
import { textiles } from './builders/accessories/textiles';
import { vases } from './builders/accessories/vases';
import { woodenChairs } from './builders/furniture/woodenChairs';

/** Build functions of the models, by id. */
export const builds: Readonly<Record<string, Build>> = {
  ...sofas,
  ...armchairs,
  ...chairs,
  ...woodenChairs,
  ...officeChairs,
  ...stools,
  ...benches,
  ...tables,
  ...coffeeTables,
  ...desks,
  ...beds,
  ...bedroomStorage,
  ...shelves,
  ...openShelves,
  ...cabinets,
  ...sideboards,
  ...baskets,
  ...tableLamps,
  ...floorLamps,
  ...pendants,
  ...textiles,
  ...vases,
  ...mirrors,
};

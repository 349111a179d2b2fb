import { armchairs } from './builders/armchairs';
import { baskets } from './builders/baskets';
import { bedroomStorage } from './builders/bedroom';
import { beds } from './builders/beds';
import { benches } from './builders/benches';
import type { Build } from './builders/builder';
import { chairs } from './builders/chairs';
import { coffeeTables } from './builders/coffeeTables';
import { decor } from './builders/decor';
import { desks } from './builders/desks';
import { lamps } from './builders/lamps';
import { pendants } from './builders/pendants';
import { shelves } from './builders/shelves';
import { sideboards } from './builders/sideboards';
import { sofas } from './builders/sofas';
import { stools } from './builders/stools';
import { tables } from './builders/tables';
import { textiles } from './builders/textiles';

/** How each model is built, by its id. */
export const builds: Readonly<Record<string, Build>> = {
  ...sofas,
  ...armchairs,
  ...chairs,
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
  ...lamps,
  ...pendants,
  ...textiles,
  ...decor,
};

import type { Family } from '../../../media/model';
import type { Trade } from './brands';
import type { Delivery, Room } from '../words/words';

/** Facts common to all products of a family. */
export interface FamilyFacts {
  trade: Trade;
  rooms: readonly [Room, ...Room[]];
  /** Weight in kg of one cubic metre of the outer dimensions. */
  density: number;
  packages: number;
  deliveries: readonly [Delivery, ...Delivery[]];
  /** Maximum quantity in one cart, or null for the shop's general maximum. */
  maxQuantity: number | null;
  guaranteeYears: number;
}

function facts(
  trade: Trade,
  rooms: readonly [Room, ...Room[]],
  density: number,
  packages: number,
  deliveries: readonly [Delivery, ...Delivery[]],
  maxQuantity: number | null,
  guaranteeYears: number,
): FamilyFacts {
  return { trade, rooms, density, packages, deliveries, maxQuantity, guaranteeYears };
}

const large: readonly [Delivery, ...Delivery[]] = ['weeks', 'weeks', 'made-to-order'];
const medium: readonly [Delivery, ...Delivery[]] = ['days', 'weeks', 'weeks', 'made-to-order'];
const small: readonly [Delivery, ...Delivery[]] = ['days', 'days', 'weeks'];

// prettier-ignore
export const familyFacts: Readonly<Record<Family, FamilyFacts>> = {
  sofas: facts('furniture', ['living-room'], 42, 2, large, 6, 15),
  armchairs: facts('furniture', ['living-room', 'bedroom'], 48, 1, medium, 12, 15),
  chairs: facts('furniture', ['dining-room', 'kitchen', 'home-office'], 34, 1, medium, 48, 15),
  stools: facts('furniture', ['kitchen', 'dining-room'], 52, 1, small, 24, 15),
  poufs: facts('furniture', ['living-room', 'bedroom'], 60, 1, small, 12, 15),
  benches: facts('furniture', ['dining-room', 'hallway', 'kitchen'], 75, 1, medium, 12, 15),
  tables: facts('furniture', ['dining-room', 'kitchen'], 42, 2, large, 6, 15),
  'coffee-tables': facts('furniture', ['living-room'], 90, 1, medium, 8, 15),
  desks: facts('furniture', ['home-office'], 62, 2, medium, 12, 15),
  beds: facts('furniture', ['bedroom'], 28, 3, large, 6, 15),
  'bedside-tables': facts('furniture', ['bedroom'], 150, 1, small, 12, 15),
  wardrobes: facts('furniture', ['bedroom', 'hallway'], 95, 3, large, 6, 15),
  dressers: facts('furniture', ['bedroom', 'hallway'], 110, 1, medium, 8, 15),
  shelves: facts('furniture', ['living-room', 'home-office'], 70, 2, medium, 16, 15),
  sideboards: facts('furniture', ['living-room', 'dining-room'], 105, 2, large, 6, 15),
  'table-lamps': facts('lighting', ['living-room', 'bedroom', 'home-office'], 60, 1, small, null, 5),
  'floor-lamps': facts('lighting', ['living-room', 'home-office'], 22, 1, small, 20, 5),
  'pendant-lamps': facts('lighting', ['dining-room', 'kitchen', 'hallway'], 40, 1, small, null, 5),
  rugs: facts('textiles', ['living-room', 'dining-room', 'bedroom'], 110, 1, small, 20, 5),
  vases: facts('decoration', ['living-room', 'dining-room'], 190, 1, small, null, 2),
  cushions: facts('textiles', ['living-room', 'bedroom'], 20, 1, small, null, 5),
  mirrors: facts('decoration', ['hallway', 'bedroom', 'living-room'], 320, 1, small, 20, 5),
  baskets: facts('decoration', ['living-room', 'hallway', 'bedroom'], 35, 1, small, null, 2),
};

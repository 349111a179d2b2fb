/** Position of a lamp's bulb above its foot and to its right in cm, and its strength. */
interface Bulb {
  readonly x: number;
  readonly y: number;
  readonly strength: number;
}

/** The bulbs of the lamps, by model id. */
export const bulbs: Readonly<Record<string, Bulb>> = {
  'floor-lamp-shade': { x: 0, y: 142, strength: 1 },
  'floor-lamp-tripod': { x: 0, y: 134, strength: 1 },
  'floor-lamp-arc': { x: 39, y: 140, strength: 1.1 },
  'floor-lamp-reading': { x: 17, y: 118, strength: 0.8 },
  'table-lamp-mushroom': { x: 0, y: 20, strength: 0.55 },
  'table-lamp-ceramic': { x: 0, y: 42, strength: 0.8 },
  'table-lamp-globe': { x: 0, y: 23, strength: 0.7 },
  'table-lamp-globe-small': { x: 0, y: 15, strength: 0.5 },
  'table-lamp-bedside': { x: 0, y: 18, strength: 0.5 },
  'pendant-dome': { x: 0, y: -4, strength: 1.1 },
  'pendant-paper': { x: 0, y: 22, strength: 1.1 },
  'pendant-opal': { x: 0, y: 13, strength: 0.7 },
};

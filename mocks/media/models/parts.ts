/** Countable parts of a model in its picture. */
export type CountedPart = 'seats' | 'drawers' | 'doors';

/** Number of seats, drawers and doors of the models whose product names or specifications mention them, by model id. */
export const partsOf: Readonly<Record<string, Readonly<Partial<Record<CountedPart, number>>>>> = {
  'sofa-block-3': { seats: 3 },
  'sofa-block-2': { seats: 2 },
  'sofa-corner': { seats: 4 },
  'sofa-module': { seats: 3 },
  'sofa-frame': { seats: 3 },
  'sofa-frame-2': { seats: 2 },
  'sofa-curve': { seats: 3 },
  'sofa-curve-2': { seats: 2 },
  'armchair-lounge': { seats: 1 },
  'desk-drawers': { drawers: 2 },
  'desk-slim': { drawers: 1 },
  'desk-secretary': { drawers: 2 },
  'bedside-drawer': { drawers: 1 },
  'wardrobe-two': { drawers: 1, doors: 2 },
  'wardrobe-sliding': { doors: 2 },
  'wardrobe-combination': { drawers: 3, doors: 3 },
  'wardrobe-cane': { doors: 2 },
  'dresser-wide': { drawers: 6 },
  'dresser-tall': { drawers: 5 },
  'cabinet-tall': { drawers: 1, doors: 2 },
  'cabinet-hall': { drawers: 2, doors: 2 },
  'console-hall': { drawers: 3 },
  'shelf-low': { doors: 2 },
  'sideboard-door': { doors: 3 },
  'sideboard-cane': { doors: 3 },
  'sideboard-high': { drawers: 2, doors: 2 },
  highboard: { drawers: 2, doors: 2 },
  'tv-bench': { doors: 2 },
};

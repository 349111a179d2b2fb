import type { Family } from '../../../mocks/data/schemas/pictures';

/** A close-up of a part that shows the construction of a model: a seam, a joint, a weave, a handle. */
export interface CloseUp {
  /**
   * Centre of the picture, as shares of the model's width from the left, height from the bottom and depth from the
   * back.
   */
  readonly at: readonly [x: number, y: number, z: number];
  /** Width of the visible part, in cm. */
  readonly width: number;
  /** Rotation of the camera to the right round the model, in degrees. */
  readonly turn: number;
  /** Elevation of the camera in degrees. */
  readonly elevation: number;
}

function closeUp(at: CloseUp['at'], width: number, turn: number, elevation: number): CloseUp {
  return { at, width, turn, elevation };
}

/** Default close-ups by family. */
const byFamily: Readonly<Record<Family, CloseUp>> = {
  sofas: closeUp([0.88, 0.62, 0.72], 74, 32, 26),
  armchairs: closeUp([0.85, 0.6, 0.7], 50, 34, 24),
  chairs: closeUp([0.62, 0.58, 0.7], 40, 34, 24),
  stools: closeUp([0.7, 0.9, 0.8], 30, 28, 26),
  poufs: closeUp([0.62, 0.78, 0.85], 34, 26, 30),
  benches: closeUp([0.88, 0.82, 0.85], 44, 36, 24),
  tables: closeUp([0.9, 0.88, 0.9], 56, 36, 24),
  'coffee-tables': closeUp([0.78, 0.86, 0.86], 40, 34, 26),
  desks: closeUp([0.82, 0.85, 0.95], 50, 34, 22),
  beds: closeUp([0.8, 0.72, 0.25], 86, 34, 24),
  'bedside-tables': closeUp([0.6, 0.72, 1], 34, 30, 16),
  wardrobes: closeUp([0.52, 0.5, 1], 50, 26, 8),
  dressers: closeUp([0.5, 0.75, 1], 46, 26, 14),
  shelves: closeUp([0.75, 0.7, 1], 52, 28, 14),
  sideboards: closeUp([0.78, 0.72, 1], 52, 28, 16),
  'table-lamps': closeUp([0.6, 0.62, 0.7], 22, 24, 10),
  'floor-lamps': closeUp([0.5, 0.86, 0.6], 50, 24, 8),
  'pendant-lamps': closeUp([0.6, 0.4, 0.8], 30, 22, -14),
  rugs: closeUp([0.85, 1, 0.88], 60, 24, 32),
  vases: closeUp([0.55, 0.8, 0.7], 18, 22, 22),
  cushions: closeUp([0.78, 0.74, 0.7], 30, 26, 14),
  mirrors: closeUp([0.8, 0.86, 1], 34, -26, 8),
  baskets: closeUp([0.66, 0.8, 0.9], 28, 26, 26),
};

/** Close-ups of models with their characteristic part elsewhere. */
const byModel: Readonly<Record<string, CloseUp>> = {
  'sofa-corner': closeUp([0.3, 0.62, 0.3], 92, 30, 30),
  'sofa-frame': closeUp([0.97, 0.66, 0.8], 54, 42, 22),
  'sofa-frame-2': closeUp([0.97, 0.66, 0.8], 54, 42, 22),
  'sofa-curve': closeUp([0.26, 0.66, 0.7], 80, -24, 24),
  'sofa-curve-2': closeUp([0.26, 0.66, 0.7], 74, -24, 24),
  'armchair-wing': closeUp([0.72, 0.66, 0.6], 56, 34, 16),
  'armchair-sling': closeUp([0.92, 0.72, 0.7], 46, 40, 24),
  'armchair-tub': closeUp([0.82, 0.72, 0.72], 50, 26, 22),
  'chair-spindle': closeUp([0.6, 0.66, 0.2], 40, 26, 16),
  'chair-shell': closeUp([0.66, 0.52, 0.6], 40, 40, 14),
  'chair-cord': closeUp([0.6, 0.54, 0.72], 38, 28, 34),
  'chair-upholstered': closeUp([0.66, 0.6, 0.4], 42, 34, 18),
  'chair-cantilever': closeUp([0.66, 0.8, 0.2], 38, 28, 12),
  'desk-chair-shell': closeUp([0.6, 0.52, 0.6], 46, 36, 10),
  'desk-chair-soft': closeUp([0.62, 0.62, 0.5], 46, 34, 16),
  'chair-visitor': closeUp([0.8, 0.56, 0.6], 42, 38, 20),
  'chair-visitor-soft': closeUp([0.86, 0.68, 0.7], 40, 38, 20),
  'chair-visitor-cord': closeUp([0.74, 0.56, 0.8], 36, 34, 28),
  'stool-round': closeUp([0.68, 0.88, 0.8], 30, 28, 16),
  'barstool-wood': closeUp([0.6, 0.84, 0.4], 40, 28, 18),
  'barstool-steel': closeUp([0.66, 0.76, 0.6], 42, 32, 16),
  'bench-oak': closeUp([0.86, 0.7, 0.3], 52, 34, 18),
  'bench-soft': closeUp([0.88, 0.8, 0.9], 40, 34, 22),
  'bench-hall-soft': closeUp([0.9, 0.8, 0.9], 42, 36, 20),
  'bench-hall': closeUp([0.9, 0.86, 0.9], 38, 36, 26),
  'bench-shoe': closeUp([0.88, 0.82, 0.95], 40, 34, 20),
  'table-round': closeUp([0.5, 0.84, 0.9], 66, 18, 10),
  'table-oval': closeUp([0.8, 0.88, 0.85], 66, 34, 16),
  'table-trestle': closeUp([0.82, 0.84, 0.9], 56, 36, 14),
  'coffee-round': closeUp([0.76, 0.9, 0.84], 40, 28, 26),
  'coffee-pebble': closeUp([0.78, 0.85, 0.84], 50, 32, 20),
  'coffee-shelf': closeUp([0.88, 0.76, 0.94], 48, 36, 22),
  'coffee-glass': closeUp([0.74, 0.86, 0.84], 40, 28, 22),
  'side-round': closeUp([0.66, 0.9, 0.8], 32, 28, 26),
  'side-glass': closeUp([0.66, 0.86, 0.8], 34, 28, 22),
  'desk-drawers': closeUp([0.68, 0.9, 1], 50, 30, 20),
  'desk-slim': closeUp([0.7, 0.92, 0.5], 56, 28, 20),
  'desk-secretary': closeUp([0.66, 0.72, 0.7], 60, 28, 16),
  'bedside-open': closeUp([0.74, 0.78, 1], 32, 30, 18),
  'wardrobe-sliding': closeUp([0.5, 0.5, 1], 46, 26, 8),
  'wardrobe-combination': closeUp([0.5, 0.24, 1], 64, 24, 12),
  'wardrobe-cane': closeUp([0.54, 0.56, 1], 46, 26, 8),
  'cabinet-tall': closeUp([0.52, 0.57, 1], 42, 26, 10),
  'cabinet-hall': closeUp([0.52, 0.64, 1], 52, 26, 14),
  'console-hall': closeUp([0.78, 0.86, 1], 42, 30, 18),
  'dresser-wide': closeUp([0.72, 0.76, 1], 48, 28, 18),
  'shelf-ladder': closeUp([0.8, 0.72, 0.5], 44, 30, 14),
  'shelf-wall': closeUp([0.8, 0.6, 0.8], 50, 30, 12),
  'shelf-open': closeUp([0.84, 0.62, 0.9], 48, 32, 14),
  'shelf-low': closeUp([0.78, 0.6, 1], 52, 28, 14),
  'sideboard-slat': closeUp([0.9, 0.78, 1], 44, 32, 18),
  'sideboard-door': closeUp([0.3, 0.74, 1], 46, -26, 16),
  'sideboard-cane': closeUp([0.86, 0.74, 1], 44, 30, 16),
  'tv-bench': closeUp([0.64, 0.7, 1], 50, 28, 18),
  'tv-bench-slat': closeUp([0.9, 0.7, 1], 42, 32, 20),
  highboard: closeUp([0.52, 0.34, 1], 60, 26, 14),
  'sideboard-high': closeUp([0.52, 0.42, 1], 50, 26, 12),
  'basket-log': closeUp([0.75, 0.72, 0.8], 32, 26, 24),
  'basket-rattan': closeUp([0.8, 0.84, 0.7], 32, 34, 24),
  'basket-tall': closeUp([0.8, 0.84, 0.7], 32, 32, 20),
  'table-lamp-ceramic': closeUp([0.6, 0.52, 0.7], 28, 20, 8),
  'table-lamp-globe': closeUp([0.5, 0.34, 0.6], 18, 20, 14),
  'table-lamp-globe-small': closeUp([0.5, 0.3, 0.6], 12, 20, 14),
  'table-lamp-bedside': closeUp([0.55, 0.8, 0.6], 20, 28, 12),
  'floor-lamp-reading': closeUp([0.8, 0.92, 0.5], 44, 28, 6),
  'floor-lamp-tripod': closeUp([0.5, 0.68, 0.5], 44, 24, 6),
  'floor-lamp-arc': closeUp([0.86, 0.86, 0.5], 52, 26, 4),
  'pendant-opal': closeUp([0.5, 0.8, 0.6], 22, 22, 6),
  'pendant-dome': closeUp([0.5, 0.82, 0.6], 30, 22, 14),
  'rug-round': closeUp([0.7, 1, 0.86], 56, 20, 34),
  'rug-runner': closeUp([0.94, 1, 0.7], 50, 34, 32),
  'rug-stripe': closeUp([0.95, 1, 0.75], 56, 34, 32),
  'vase-bottle': closeUp([0.5, 0.78, 0.6], 16, 20, 16),
  'vase-ribbed': closeUp([0.58, 0.72, 0.8], 17, 22, 22),
  'vase-jug': closeUp([0.72, 0.72, 0.6], 20, 24, 18),
  'vase-carafe': closeUp([0.5, 0.84, 0.6], 12, 20, 14),
  'candle-glass': closeUp([0.54, 0.72, 0.6], 9, 20, 26),
  'cushion-neck': closeUp([0.88, 0.6, 0.8], 26, 44, 18),
  'mirror-hall': closeUp([0.7, 0.2, 1], 34, 26, 12),
  'mirror-shelf': closeUp([0.78, 0.12, 1], 34, 28, 20),
  'pouf-square': closeUp([0.7, 0.72, 0.9], 50, 34, 26),
  'sofa-module': closeUp([0.97, 0.6, 0.4], 84, 36, 26),
  'wardrobe-two': closeUp([0.52, 0.58, 1], 46, 26, 8),
  'pendant-paper': closeUp([0.7, 0.3, 0.8], 36, 22, -12),
  'mirror-arch': closeUp([0.76, 0.93, 1], 46, -26, 8),
};

/** The close-up of a model. */
export const closeUpOf = (id: string, family: Family): CloseUp => byModel[id] ?? byFamily[family];

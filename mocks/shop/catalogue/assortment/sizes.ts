/** Outer dimensions in cm of one size of a product. */
export interface Size {
  /** Label of the size; empty for a product in one size. */
  label: string;
  width: number;
  depth: number;
  height: number;
  /** Price factor in relation to the first size. */
  factor: number;
}

/** `label, width, depth, height, factor`, smallest first. */
type Row = readonly [string, number, number, number, number];

const tables = {
  'single-bed': [
    ['80 × 200 cm', 92, 212, 92, 1],
    ['90 × 200 cm', 102, 212, 92, 1.1],
    ['105 × 200 cm', 117, 212, 92, 1.25],
  ],
  'double-bed': [
    ['140 × 200 cm', 152, 214, 94, 1],
    ['160 × 200 cm', 172, 214, 94, 1.15],
    ['180 × 200 cm', 192, 214, 94, 1.3],
  ],
  rug: [
    ['140 × 200 cm', 200, 140, 2, 1],
    ['170 × 240 cm', 240, 170, 2, 1.5],
    ['200 × 300 cm', 300, 200, 2, 2.1],
    ['250 × 350 cm', 350, 250, 2, 3.1],
  ],
  'round-rug': [
    ['Ø 150 cm', 150, 150, 2, 1],
    ['Ø 200 cm', 200, 200, 2, 1.7],
    ['Ø 250 cm', 250, 250, 2, 2.6],
  ],
  'small-rug': [
    ['60 × 100 cm', 100, 60, 2, 1],
    ['70 × 120 cm', 120, 70, 2, 1.4],
    ['90 × 150 cm', 150, 90, 2, 2.2],
  ],
  table: [
    ['160 × 90 cm', 160, 90, 74, 1],
    ['180 × 90 cm', 180, 90, 74, 1.1],
    ['200 × 92 cm', 200, 92, 74, 1.2],
    ['220 × 100 cm', 220, 100, 74, 1.35],
  ],
  'round-table': [
    ['Ø 105 cm', 105, 105, 74, 1],
    ['Ø 120 cm', 120, 120, 74, 1.15],
    ['Ø 135 cm', 135, 135, 74, 1.3],
  ],
  runner: [
    ['70 × 160 cm', 160, 70, 2, 1],
    ['80 × 180 cm', 180, 80, 2, 1.3],
    ['90 × 200 cm', 200, 90, 2, 1.7],
  ],
  'side-table': [
    ['Ø 40 cm', 40, 40, 48, 1],
    ['Ø 50 cm', 50, 50, 50, 1.2],
  ],
  'tv-bench': [
    ['140 cm', 140, 42, 48, 1],
    ['160 cm', 160, 42, 48, 1.15],
    ['180 cm', 180, 42, 48, 1.25],
  ],
  'wide-wardrobe': [
    ['160 cm', 160, 60, 212, 1],
    ['176 cm', 176, 60, 212, 1.1],
  ],
  cushion: [
    ['40 × 40 cm', 40, 15, 40, 1],
    ['45 × 45 cm', 45, 17, 45, 1.2],
    ['50 × 50 cm', 50, 19, 50, 1.4],
  ],
  'long-cushion': [
    ['50 × 30 cm', 50, 17, 30, 1],
    ['60 × 36 cm', 60, 20, 36, 1.2],
    ['70 × 42 cm', 70, 23, 42, 1.4],
  ],
  mirror: [
    ['Ø 50 cm', 50, 4, 50, 1],
    ['Ø 70 cm', 70, 4, 70, 1.4],
    ['Ø 90 cm', 90, 4, 90, 1.9],
  ],
  bolster: [
    ['Ø 16 × 50 cm', 50, 16, 16, 1],
    ['Ø 19 × 60 cm', 60, 19, 19, 1.2],
  ],
  'bottle-vase': [
    ['22 cm', 10, 10, 22, 1],
    ['34 cm', 16, 16, 34, 1.5],
    ['42 cm', 20, 20, 42, 1.9],
  ],
  'round-vase': [
    ['18 cm', 15, 15, 18, 1],
    ['26 cm', 22, 22, 26, 1.4],
    ['34 cm', 29, 29, 34, 1.9],
  ],
  vase: [
    ['18 cm', 12, 12, 18, 1],
    ['26 cm', 16, 16, 26, 1.4],
    ['34 cm', 20, 20, 34, 1.9],
  ],
  'paper-pendant': [
    ['Ø 30 cm', 30, 30, 27, 1],
    ['Ø 50 cm', 50, 50, 44, 1.4],
    ['Ø 70 cm', 70, 70, 62, 1.9],
  ],
  pendant: [
    ['Ø 30 cm', 30, 30, 20, 1],
    ['Ø 45 cm', 45, 45, 28, 1.4],
    ['Ø 60 cm', 60, 60, 36, 1.9],
  ],
} as const satisfies Record<string, readonly [Row, ...Row[]]>;

export type SizeTable = keyof typeof tables;

/** The sizes of a table, smallest first. */
export function sizesOf(table: SizeTable): Size[] {
  return tables[table].map(([label, width, depth, height, factor]) => ({
    label,
    width,
    depth,
    height,
    factor,
  }));
}

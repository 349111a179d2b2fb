import type { Measures } from './pictures';

const rect = (x: number, y: number, width: number, height: number, radius = 0) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}"/>`;
const path = (data: string) => `<path d="${data}"/>`;
const lines = (data: readonly string[]) => path(data.join(''));

/** Distances of parts of about a length, in cm, which divide a whole. */
function dividers(whole: number, part: number): number[] {
  const count = Math.max(1, Math.round(whole / part));
  return Array.from({ length: count - 1 }, (_, index) => ((index + 1) * whole) / count);
}

/** Two legs, from a height down to the floor. */
const legs = (width: number, from: number, to: number) =>
  rect(width * 0.04, from, 4, to - from) + rect(width * 0.96 - 4, from, 4, to - from);

/** A side of a product, in cm, with its floor at the bottom. */
type Elevation = (width: number, height: number) => string;

interface Outline {
  front: Elevation;
  side: Elevation;
}

const slab: Elevation = (width, height) =>
  legs(width, 3, height) + rect(0, 0, width, Math.max(3, height * 0.06), 1);
const box: Elevation = (width, height) => rect(0, 0, width, height, Math.min(width, height) * 0.12);
const body: Elevation = (width, height) =>
  legs(width, height * 0.9, height) + rect(0, 0, width, height * 0.92, 1);

const sofa: Outline = {
  front: (width, height) => {
    const arm = Math.min(20, width * 0.12);
    const [seat, base] = [height * 0.54, height * 0.88];
    const cushions = dividers(width - 2 * arm, 75).map((x) => `M${arm + x} ${height * 0.06}V${base}`);
    return (
      legs(width, base, height) +
      rect(arm * 0.6, 0, width - arm * 1.2, base, 6) +
      rect(arm, seat, width - 2 * arm, base - seat, 4) +
      lines(cushions) +
      rect(0, height * 0.3, arm, base - height * 0.3, 4) +
      rect(width - arm, height * 0.3, arm, base - height * 0.3, 4)
    );
  },
  side: (depth, height) => {
    const base = height * 0.88;
    return (
      legs(depth, base, height) +
      path(`M${depth * 0.74} ${base}L${depth * 0.84} 0H${depth}L${depth * 0.96} ${base}Z`) +
      rect(0, height * 0.54, depth * 0.8, base - height * 0.54, 4) +
      rect(depth * 0.03, height * 0.3, depth * 0.88, base - height * 0.3, 5)
    );
  },
};

const chair: Outline = {
  front: (width, height) =>
    legs(width, height * 0.45, height) +
    rect(width * 0.08, 0, width * 0.84, height * 0.46, 4) +
    rect(0, height * 0.52, width, height * 0.08, 2),
  side: (depth, height) =>
    legs(depth * 0.92, height * 0.58, height) +
    path(`M${depth * 0.8} ${height * 0.54}L${depth * 0.93} 0H${depth}L${depth * 0.9} ${height * 0.54}Z`) +
    rect(0, height * 0.52, depth * 0.92, height * 0.08, 2),
};

const bed: Outline = {
  front: (width, height) =>
    legs(width, height * 0.8, height) +
    rect(0, 0, width, height * 0.84, 3) +
    rect(width * 0.02, height * 0.42, width * 0.96, height * 0.26, 5) +
    rect(0, height * 0.64, width, height * 0.2, 1),
  side: (depth, height) =>
    legs(depth, height * 0.8, height) +
    rect(6, height * 0.42, depth - 8, height * 0.26, 5) +
    rect(3, height * 0.64, depth - 3, height * 0.2, 1) +
    rect(0, 0, 8, height * 0.92, 2),
};

const doors: Elevation = (width, height) =>
  body(width, height) + lines(dividers(width, 52).map((x) => `M${x} 0V${height * 0.92}`));
const drawers: Elevation = (width, height) =>
  body(width, height) + lines(dividers(height * 0.92, 24).map((y) => `M0 ${y}H${width}`));
const boards: Elevation = (width, height) =>
  rect(0, 0, width, height, 1) + lines(dividers(height, 38).map((y) => `M0 ${y}H${width}`));
const lamp: Elevation = (width, height) =>
  path(`M${width / 2} ${height * 0.3}V${height}`) +
  rect(width * 0.28, height * 0.96, width * 0.44, height * 0.04, 1) +
  path(`M${width * 0.24} 0H${width * 0.76}L${width} ${height * 0.34}H0Z`);
const pendant: Elevation = (width, height) =>
  path(
    `M0 ${height}C0 ${height * 0.3} ${width * 0.3} ${height * 0.1} ${width / 2} ${height * 0.1}S${width} ${height * 0.3} ${width} ${height}Z`,
  ) + path(`M${width / 2} 0V${height * 0.1}`);
const vase: Elevation = (width, height) =>
  path(
    `M${width * 0.32} 0H${width * 0.68}C${width * 0.62} ${height * 0.3} ${width} ${height * 0.36} ${width} ${height * 0.64}S${width * 0.8} ${height} ${width * 0.72} ${height}H${width * 0.28}C${width * 0.2} ${height} 0 ${height * 0.9} 0 ${height * 0.64}S${width * 0.38} ${height * 0.3} ${width * 0.32} 0Z`,
  );
const basket: Elevation = (width, height) => path(`M0 0H${width}L${width * 0.9} ${height}H${width * 0.1}Z`);
const round: Elevation = (width, height) =>
  `<ellipse cx="${width / 2}" cy="${height / 2}" rx="${width / 2}" ry="${height / 2}"/>`;
const plain: Elevation = (width, height) => rect(0, 0, width, height);
const both = (elevation: Elevation): Outline => ({ front: elevation, side: elevation });

/** Outlines by the names that drawingPicture gives them. */
const outlines: Readonly<Record<string, Outline>> = {
  sofas: sofa,
  armchairs: sofa,
  chairs: chair,
  stools: both(slab),
  poufs: both(box),
  benches: both(slab),
  tables: both(slab),
  'coffee-tables': both(slab),
  desks: both(slab),
  beds: bed,
  'bedside-tables': { front: drawers, side: body },
  wardrobes: { front: doors, side: body },
  dressers: { front: drawers, side: body },
  shelves: { front: boards, side: plain },
  sideboards: { front: doors, side: body },
  baskets: both(basket),
  'table-lamps': both(lamp),
  'floor-lamps': both(lamp),
  'pendant-lamps': both(pendant),
  rugs: both(plain),
  'rug-round': both(round),
  vases: both(vase),
  cushions: both(box),
  mirrors: { front: plain, side: plain },
  'mirror-round': { front: round, side: plain },
};

/** Side of the drawing, its margin, and the room for the figures between two views, in px. */
const [side, margin, between] = [800, 120, 190];
/** Distance of a dimension line from its edge, and half the length of the strokes at its ends, in px. */
const [gap, tick] = [26, 8];

interface View {
  elevation: Elevation;
  /** Horizontal and vertical size, in cm. */
  across: number;
  up: number;
  /** Vertical size is written beside it. */
  isTall: boolean;
}

const figure = (x: number, y: number, value: number, anchor: string) =>
  `<text x="${x}" y="${y}" text-anchor="${anchor}" fill="#2b2a26" font-family="system-ui, sans-serif" font-size="34">${value} cm</text>`;

/** A view at its place, with its dimension lines. */
function drawView({ elevation, across, up, isTall }: View, x: number, y: number, scale: number): string {
  const [right, bottom] = [x + across * scale, y + up * scale];
  const below = bottom + gap;
  const beside = right + gap;
  const measured = [
    `M${x} ${below}H${right}M${x} ${below - tick}v${2 * tick}M${right} ${below - tick}v${2 * tick}`,
    ...(isTall
      ? [`M${beside} ${y}V${bottom}M${beside - tick} ${y}h${2 * tick}M${beside - tick} ${bottom}h${2 * tick}`]
      : []),
  ];
  return [
    `<g transform="translate(${x} ${y}) scale(${scale})" fill="#f8f5f0" stroke="#2b2a26" stroke-width="${2.5 / scale}" stroke-linejoin="round">${elevation(across, up)}</g>`,
    `<path fill="none" stroke="#6b675f" stroke-width="2" d="${measured.join('')}"/>`,
    figure((x + right) / 2, below + 42, across, 'middle'),
    ...(isTall ? [figure(beside + 14, (y + bottom) / 2 + 11, up, 'start')] : []),
  ].join('');
}

/** Two views in a row or a column, whichever is larger. */
function drawViews([first, second]: readonly [View, View]): string {
  const room = side - 2 * margin;
  const tallest = Math.max(first.up, second.up);
  const inRow = Math.min((room - between) / (first.across + second.across), room / tallest);
  const inColumn = Math.min(
    room / Math.max(first.across, second.across),
    (room - between) / (first.up + second.up),
  );
  const scale = Math.max(inRow, inColumn);
  if (inRow >= inColumn) {
    const left = (side - (first.across + second.across) * scale - between) / 2;
    const top = (side - tallest * scale) / 2;
    return (
      drawView(first, left, top, scale) +
      drawView(second, left + first.across * scale + between, top + (first.up - second.up) * scale, scale)
    );
  }
  const top = (side - (first.up + second.up) * scale - between) / 2;
  const left = (side - Math.max(first.across, second.across) * scale) / 2;
  return drawView(first, left, top, scale) + drawView(second, left, top + first.up * scale + between, scale);
}

/** Maximum height of a rug, which is drawn from above, in cm. */
const flat = 5;

/**
 * SVG of a product's front and side with its outer dimensions; of a rug from above.
 * @param outline key of `outlines`
 * @throws for an outline that is not there
 */
export function drawing(outline: string, { width, depth, height }: Measures): string {
  const found = outlines[outline];
  if (!found) throw new Error(`There is no outline ${outline}`);
  const fromAbove: View = { elevation: found.front, across: width, up: depth, isTall: true };
  const scale = (side - 3 * margin) / Math.max(width, depth);
  const views =
    height <= flat
      ? drawView(fromAbove, (side - width * scale - margin / 2) / 2, (side - depth * scale) / 2, scale)
      : drawViews([
          { elevation: found.front, across: width, up: height, isTall: true },
          { elevation: found.side, across: depth, up: height, isTall: false },
        ]);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" width="${side}" height="${side}"><rect width="${side}" height="${side}" fill="#eae5df"/>${views}</svg>`;
}

/** The drawing with a file name, such as `sofas-228x94x87.svg`; undefined when there is none. */
export function drawingNamed(name: string): string | undefined {
  const [, outline = '', ...sides] = /^([a-z-]+)-(\d+)x(\d+)x(\d+)\.svg$/.exec(name) ?? [];
  const [width = 0, depth = 0, height = 0] = sides.map(Number);
  return outline in outlines ? drawing(outline, { width, depth, height }) : undefined;
}

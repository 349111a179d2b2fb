import type { Build, Builder } from '../builders/builder';
import type { Tint } from '../page/looks';
import { board, oval } from '../shape/board';
import { box } from '../shape/box';
import type { Point } from '../shape/mesh';
import { sweep } from '../shape/sweep';

/** A wooden frame with paper in it, `width` × `height` cm. */
function mount(builder: Builder, width: number, height: number, wood: Tint): void {
  const frame: [number, number][] = [
    [-width / 2, -height / 2],
    [width / 2, -height / 2],
    [width / 2, height / 2],
    [-width / 2, height / 2],
  ];
  const inner = frame.map(([x, y]): [number, number] => [x * 0.955, y * 0.967]).reverse();
  builder.add(board(frame, 2.6, 0.3, [inner]), 'wood', wood, { at: [0, 0, 1.3] });
  builder.add(box(width - 1, height - 1, 0.6, { edge: 0.1 }), 'paint', 'cream', { at: [0, 0, 0.8] });
}

/** A framed print of calm shapes, centred at its place. */
export const art: Build = (builder) => {
  mount(builder, 62, 84, 'oak');
  const tints = ['main', 'sand', 'charcoal'] as const;
  tints.forEach((tint, i) => {
    const [x, y] = [(builder.random() - 0.5) * 22, 20 - i * 19 + (builder.random() - 0.5) * 10];
    const [across, up] = [22 + builder.random() * 16, 16 + builder.random() * 16];
    const shape = board(oval(across, up, 1.9 + builder.random() * 1.6, 64), 0.1, 0.02);
    builder.add(shape, 'paint', tint, { at: [x, y, 1.2 + i * 0.12] });
  });
};

/** A framed landscape, wider than high: sky, a low sun and three ranges of hills. */
export const landscape: Build = (builder) => {
  const [w, h] = [100, 70];
  mount(builder, w, h, 'walnut');
  const [left, right, floor] = [-w / 2 + 9, w / 2 - 9, -h / 2 + 9];
  builder.add(box(right - left, h - 18, 0.2, { edge: 0.05 }), 'paint', 'sand', { at: [0, 0, 1.1] });
  builder.add(board(oval(13, 13, 2, 48), 0.1, 0.02), 'paint', 'cream', { at: [16, 12, 1.28] });
  const ranges: readonly [Tint, number, number][] = [
    ['grey', 8, 0.4],
    ['main', 0, 2.1],
    ['charcoal', -11, 4.4],
  ];
  ranges.forEach(([tint, top, phase], i) => {
    const ridge = Array.from({ length: 41 }, (_, k): [number, number] => {
      const x = right + ((left - right) * k) / 40;
      return [x, top + 5.5 * Math.sin(x * 0.07 + phase) + 2.2 * Math.sin(x * 0.17 + phase * 2)];
    });
    const shape = board([[left, floor], [right, floor], ...ridge], 0.1, 0.02);
    builder.add(shape, 'paint', tint, { at: [0, 0, 1.34 + i * 0.12] });
  });
};

/** A framed drawing of nested arcs, upright or hanging, in a black frame. */
export const drawing: Build = (builder) => {
  mount(builder, 62, 84, 'black');
  const hanging = builder.random() > 0.5 ? -1 : 1;
  const arcs = 4 + Math.floor(builder.random() * 3);
  for (let i = 0; i < arcs; i++) {
    const radius = 20 - i * 3.1;
    const arc = Array.from({ length: 25 }, (_, k): Point => {
      const turn = (k / 24) * Math.PI;
      return [radius * Math.cos(turn), hanging * (radius * Math.sin(turn) + 3), 1.3];
    });
    const line: Point[] = [[radius, -22 * hanging, 1.3], ...arc, [-radius, -22 * hanging, 1.3]];
    builder.add(sweep(line, { radius: 0.75, segments: 120, sides: 8 }), 'paint', i % 2 ? 'charcoal' : 'main');
  }
};

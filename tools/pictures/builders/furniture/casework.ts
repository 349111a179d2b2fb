import { box } from '../../shape/box';
import type { Build } from '../builder';
import { carcass, front, type Handle } from '../cabinet';
import { fourLegs } from '../legs';
import { stack } from '../props';

type Cell = 'drawer' | 'door' | 'open';

interface Row {
  /** Share of the height. */
  readonly share: number;
  readonly cells: readonly Cell[];
}

interface Casework {
  /** Height of the legs in cm. */
  readonly legs: number;
  /** From the top down. */
  readonly rows: readonly Row[];
  readonly doorHandle: Handle;
  readonly drawerHandle: Handle;
}

/** A body on legs whose front is divided into rows of doors, drawers and open compartments. */
function casework({ legs, rows, doorHandle, drawerHandle }: Casework): Build {
  return (builder) => {
    const { width, depth, height } = builder.model.size;
    const thick = 2.2;
    carcass(builder, { width, height: height - legs, depth, at: [0, legs, 0], board: thick });
    const inner = height - legs - thick * 2;
    const z = depth / 2 - 1;
    let top = height - thick;
    rows.forEach(({ share, cells }, index) => {
      const tall = inner * share;
      const w = (width - thick * 2) / cells.length;
      const y = top - tall / 2;
      if (index > 0)
        builder.add(box(width - thick * 2, 1.6, depth - 3, { edge: 0.2, shift: index * 9 }), 'wood', 'main', {
          at: [0, top, -1],
        });
      cells.forEach((cell, column) => {
        const x = -width / 2 + thick + w * (column + 0.5);
        if (column > 0)
          builder.add(box(1.6, tall, depth - 3, { edge: 0.2, grain: 'y', shift: column }), 'wood', 'main', {
            at: [x - w / 2, y, -1],
          });
        if (cell === 'open') {
          stack(builder, [x, top - tall + 0.8, 1], 3);
          return;
        }
        const toward = column < cells.length / 2 ? 1 : -1;
        front(builder, {
          width: w,
          height: tall,
          at: [x, y, z],
          grain: cell === 'door' ? 'y' : 'x',
          handle: cell === 'door' ? doorHandle : drawerHandle,
          handleAt: cell === 'door' ? [toward * (w / 2 - 5), Math.min(0, tall / 2 - 12)] : [0, 0],
        });
      });
      top -= tall;
    });
    const thin = legs > 30;
    fourLegs(builder, width - (thin ? 8 : 18), depth - (thin ? 8 : 12), legs, {
      radius: thin ? [1.9, 1.2] : [2.1, 1.4],
      splay: thin ? 1 : 2.4,
    });
  };
}

const knobs = { doorHandle: 'knob', drawerHandle: 'knob' } as const;
const bars = { doorHandle: 'bar', drawerHandle: 'pull' } as const;

/** Cabinets with plain fronts, by model id. */
export const cabinets: Record<string, Build> = {
  highboard: casework({
    legs: 16,
    rows: [
      { share: 0.68, cells: ['door', 'door'] },
      { share: 0.32, cells: ['drawer', 'drawer'] },
    ],
    ...knobs,
  }),
  'cabinet-tall': casework({
    legs: 12,
    rows: [
      { share: 0.8, cells: ['door', 'door'] },
      { share: 0.2, cells: ['drawer'] },
    ],
    ...bars,
  }),
  'cabinet-hall': casework({
    legs: 14,
    rows: [
      { share: 0.26, cells: ['drawer', 'drawer'] },
      { share: 0.74, cells: ['door', 'door'] },
    ],
    ...knobs,
  }),
  'console-hall': casework({
    legs: 58,
    rows: [{ share: 1, cells: ['drawer', 'drawer', 'drawer'] }],
    ...knobs,
  }),
  'tv-bench': casework({ legs: 12, rows: [{ share: 1, cells: ['door', 'open', 'door'] }], ...knobs }),
  'wardrobe-combination': casework({
    legs: 6,
    rows: [
      { share: 0.8, cells: ['door', 'door', 'door'] },
      { share: 0.2, cells: ['drawer', 'drawer', 'drawer'] },
    ],
    ...bars,
  }),
};

import { board, roundRectangle } from '../../shape/board';
import { box } from '../../shape/box';
import { lathe, roundedOutline } from '../../shape/lathe';
import type { Point } from '../../shape/mesh';
import { cushion } from '../../shape/soft';
import { sweep } from '../../shape/sweep';
import type { Build, Builder } from '../builder';
import { leg } from '../legs';
import { paddedSeat, shellSeat } from './chairs';
import { cordSeat } from './woodenChairs';

/** Five arms on castors and a column that carries the seat. */
function swivelBase(builder: Builder, seat: number, reach: number): void {
  for (let i = 0; i < 5; i++) {
    const angle = (i / 5) * Math.PI * 2 + 0.3;
    const at = (r: number, y: number): Point => [Math.sin(angle) * r, y, Math.cos(angle) * r];
    builder.add(sweep([at(2, 12), at(reach, 7.5)], { radius: (t) => 1.9 - 0.6 * t }), 'metal', 'black');
    builder.add(box(2.6, 5.6, 5.6, { edge: 1.2 }), 'paint', 'charcoal', {
      at: at(reach, 2.8),
      turn: [0, angle, 0],
    });
  }
  const column: [number, number, number?][] = [
    [0, 9],
    [3, 9, 0.6],
    [3, 24, 0.6],
    [1.6, 25, 0.4],
    [1.6, seat - 2],
    [9, seat - 1, 0.5],
    [9, seat],
    [0, seat],
  ];
  builder.add(lathe(roundedOutline(column)), 'metal', 'black');
}

/** A moulded shell that turns and rolls. */
const deskShell: Build = (builder) => {
  shellSeat(builder);
  swivelBase(builder, 40, 28);
};

/** A padded seat and back that turn and roll. */
const deskSoft: Build = (builder) => {
  paddedSeat(builder);
  for (const side of [-1, 1])
    builder.add(
      sweep(
        [
          [side * 10, 40, -6],
          [side * 10, 41, -22],
          [side * 11, 58, -24],
        ],
        { radius: 1.1, corner: 5 },
      ),
      'metal',
      'black',
    );
  swivelBase(builder, 39.5, 28);
};

/** A padded seat between wooden arms. */
const softVisitor: Build = (builder) => {
  paddedSeat(builder);
  for (const side of [-1, 1]) {
    const x = side * 27;
    leg(builder, [x, 63, 18], [x, 0, 21], { radius: [1.9, 1.2], tint: 'oak' });
    leg(builder, [x, 63, -17], [x, 0, -25], { radius: [1.9, 1.2], tint: 'oak' });
    const arm = sweep(
      [
        [x, 64, 22],
        [x, 64.4, 0],
        [x, 63.5, -20],
      ],
      { radius: 2.2, flat: 0.55, sides: 20 },
    );
    builder.add(arm, 'wood', 'oak');
    for (const z of [19, -19])
      builder.add(
        sweep(
          [
            [x, 40, z],
            [side * 18, 40, z],
          ],
          { radius: 1.2 },
        ),
        'wood',
        'oak',
      );
  }
};

/** Leather on bent steel tube that springs. */
const visitor: Build = (builder) => {
  const { width, height } = builder.model.size;
  const x = width / 2 - 1.2;
  const tube: Point[] = [
    [-x, height - 3, -25],
    [-x, 44, -18],
    [-x, 43, 22],
    [-x, 1.2, 23],
    [-x, 1.2, -22],
    [x, 1.2, -22],
    [x, 1.2, 23],
    [x, 43, 22],
    [x, 44, -18],
    [x, height - 3, -25],
  ];
  builder.add(sweep(tube, { radius: 1.2, corner: 8, segments: 160 }), 'polished', 'chrome');
  const pad = cushion(width - 3, 5, 43, { crown: 0.8, bulge: 0.5, edge: 2, crease: 0.12 });
  builder.add(pad, 'leather', 'main', { at: [0, 46, 3] });
  const rest = cushion(width - 3, 26, 4.5, { crown: 0.4, bulge: 1, edge: 2, crease: 0.12 });
  builder.add(rest, 'leather', 'main', { at: [0, height - 13, -22.5], turn: [-0.17, 0, 0] });
};

/** A straight oak frame, a seat of paper cord and a bowed board to lean on. */
const cordVisitor: Build = (builder) => {
  const { height } = builder.model.size;
  for (const side of [-1, 1]) {
    leg(builder, [side * 21, 44, 19.5], [side * 21.5, 0, 20.5], { radius: [1.8, 1.3] });
    const rear: Point[] = [
      [side * 20, 0, -22],
      [side * 19, 42, -18],
      [side * 19.5, height - 3, -24],
    ];
    builder.add(sweep(rear, { radius: (t) => 1.3 + 0.6 * Math.sin(t * Math.PI), segments: 36 }), 'wood');
    builder.add(
      sweep(
        [
          [side * 21, 42.2, 19.5],
          [side * 19, 42.2, -18],
        ],
        { radius: 1.3 },
      ),
      'wood',
    );
    builder.add(
      sweep(
        [
          [side * 21, 24, 20],
          [side * 19.6, 24, -20],
        ],
        { radius: 1 },
      ),
      'wood',
    );
  }
  for (const [z, x] of [
    [19.5, 21],
    [-18, 19],
  ] as const)
    builder.add(
      sweep(
        [
          [-x, 42.2, z],
          [x, 42.2, z],
        ],
        { radius: 1.3 },
      ),
      'wood',
    );
  const rest = board(roundRectangle(42, 12, 4), 1.8, 0.7);
  builder.add(rest, 'wood', 'main', { at: [0, height - 8, -23], turn: [-0.16, 0, 0] });
  cordSeat(builder);
};

/** Chairs for the desk and for visitors, by model id. */
export const officeChairs: Record<string, Build> = {
  'desk-chair-shell': deskShell,
  'desk-chair-soft': deskSoft,
  'chair-visitor': visitor,
  'chair-visitor-soft': softVisitor,
  'chair-visitor-cord': cordVisitor,
};

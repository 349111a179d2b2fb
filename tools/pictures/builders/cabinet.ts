import type { LookName, Tint } from '../page/looks';
import { board, oval, roundRectangle } from '../shape/board';
import { box } from '../shape/box';
import { lathe, roundedOutline } from '../shape/lathe';
import type { Point } from '../shape/mesh';
import { sweep } from '../shape/sweep';
import type { Builder } from './builder';

/** A body of boards, open at the front. */
export interface Carcass {
  readonly width: number;
  readonly height: number;
  readonly depth: number;
  /** Centre of its underside. */
  readonly at: Point;
  /** Thickness of the boards in cm. */
  readonly board?: number;
  readonly look?: LookName;
  readonly tint?: Tint;
  /** False for shelves without a back. */
  readonly back?: boolean;
}

/** Add sides, top, bottom and back. */
export function carcass(builder: Builder, body: Carcass): void {
  const {
    width,
    height,
    depth,
    at: [x, y, z],
    board: thick = 2,
    look = 'wood',
    tint = 'main',
  } = body;
  const lying = (level: number, shift: number) =>
    builder.add(box(width, thick, depth, { edge: 0.35, shift }), look, tint, { at: [x, level, z] });
  lying(y + height - thick / 2, builder.random() * 40);
  lying(y + thick / 2, builder.random() * 40);
  for (const side of [-1, 1]) {
    const panel = box(thick, height - thick * 2, depth, {
      edge: 0.25,
      grain: 'y',
      shift: builder.random() * 40,
    });
    builder.add(panel, look, tint, { at: [x + side * (width / 2 - thick / 2), y + height / 2, z] });
  }
  if (body.back === false) return;
  const back = box(width - thick, height - thick, 0.8, {
    edge: 0.1,
    grain: 'y',
    shift: builder.random() * 40,
  });
  builder.add(back, look, tint, { at: [x, y + height / 2, z - depth / 2 + 0.8] });
}

/** Handle of a front. */
export type Handle = 'none' | 'knob' | 'bar' | 'pull' | 'dish';

/** A door or drawer front. */
export interface Front {
  readonly width: number;
  readonly height: number;
  /** Centre of the front. */
  readonly at: Point;
  readonly handle?: Handle;
  /** Position of the handle from the centre of the front, in cm. */
  readonly handleAt?: readonly [number, number];
  readonly handleTint?: Tint;
  readonly grain?: 'x' | 'y';
  readonly look?: LookName;
  readonly tint?: Tint;
}

/** Add a front with a shadow gap all round and its handle: a door has vertical grain, a drawer horizontal. */
export function front(builder: Builder, part: Front): void {
  const {
    width,
    height,
    at,
    grain = 'x',
    handle = 'none',
    handleAt: [hx, hy] = [0, 0],
    look = 'wood',
    tint = 'main',
  } = part;
  builder.count(grain === 'y' ? 'doors' : 'drawers');
  const panel = box(width - 0.45, height - 0.45, 1.9, { edge: 0.3, grain, shift: builder.random() * 60 });
  builder.add(panel, look, tint, { at });
  addHandle(builder, handle, [at[0] + hx, at[1] + hy, at[2] + 0.95], part.handleTint ?? 'brass');
}

function addHandle(builder: Builder, handle: Handle, [x, y, z]: Point, tint: Tint): void {
  if (handle === 'knob') {
    const knob = lathe(
      roundedOutline([
        [0.7, 0],
        [0.7, 1.2, 0.5],
        [1.6, 1.8, 0.5],
        [1.6, 2.6, 0.7],
        [0, 2.8],
      ]),
      { segments: 28 },
    );
    builder.add(knob.rotateX(Math.PI / 2), tint === 'main' || tint === 'oak' ? 'wood' : 'metal', tint, {
      at: [x, y, z],
    });
  }
  if (handle === 'bar') {
    const bar = sweep(
      [
        [x, y - 9, z - 0.4],
        [x, y - 9, z + 2.6],
        [x, y + 9, z + 2.6],
        [x, y + 9, z - 0.4],
      ],
      { radius: 0.5, corner: 0.9 },
    );
    builder.add(bar, 'metal', tint);
  }
  if (handle === 'pull') {
    const pull = sweep(
      [
        [x - 7, y, z - 0.4],
        [x - 7, y, z + 2.2],
        [x + 7, y, z + 2.2],
        [x + 7, y, z - 0.4],
      ],
      { radius: 0.5, corner: 0.9 },
    );
    builder.add(pull, 'metal', tint);
  }
  if (handle === 'dish') {
    builder.add(board(oval(5.2, 5.2, 2, 48), 0.5, 0.2), 'paint', 'black', { at: [x, y, z - 0.1] });
    builder.add(
      board(oval(5.6, 5.6, 2, 48), 0.5, 0.2, [oval(4.6, 4.6, 2, 48).reverse()]),
      tint === 'main' ? 'wood' : 'metal',
      tint,
      { at: [x, y, z] },
    );
  }
}

/** Cane webbing in a wooden frame. */
export function caneDoor(builder: Builder, part: Front, rail = 4): void {
  const { width, height, at, handle = 'none', handleAt: [hx, hy] = [0, 0] } = part;
  builder.count('doors');
  const outer = roundRectangle(width - 0.45, height - 0.45, 0.4, 3);
  const hole = roundRectangle(width - rail * 2, height - rail * 2, 1.2, 6);
  builder.add(board(outer, 1.9, 0.25, [[...hole].reverse()]), 'wood', 'main', { at });
  builder.add(box(width - rail, height - rail, 0.3, { edge: 0.1 }), 'cane', 'natural', {
    at: [at[0], at[1], at[2] - 0.2],
  });
  builder.add(box(width - rail, height - rail, 0.3, { edge: 0.1 }), 'paint', 'beige', {
    at: [at[0], at[1], at[2] - 1.1],
  });
  addHandle(builder, handle, [at[0] + hx, at[1] + hy, at[2] + 0.95], part.handleTint ?? 'brass');
}

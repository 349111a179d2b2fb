import { Box3, Mesh, MeshBasicMaterial, Vector3, type Group, type PerspectiveCamera } from 'three';
import { describe, expect, test } from 'vitest';
import { builds } from './builders';
import { Builder } from './builders/builder';
import type { PictureModel } from '../../mocks/data/schemas/pictures';
import { heroes } from '../../mocks/media/heroes';
import { heroHeight } from '../../mocks/media/manifest';
import { models } from '../../mocks/media/models';
import { stagingCamera } from './page/camera';
import { extras } from './extras/extras';
import { stagingOf } from './stagings';

/** A separate object in a room. */
interface Solid {
  readonly name: string;
  readonly group: Group;
  readonly box: Box3;
  readonly foot: number;
}

function solid(
  name: string,
  model: PictureModel,
  place: { at: readonly [number, number, number]; turn?: number; scale?: number },
): Solid {
  const builder = new Builder(model, () => new MeshBasicMaterial());
  (builds[name] ?? extras[name as keyof typeof extras])(builder);
  const { group } = builder;
  group.position.set(...place.at);
  group.rotation.y = ((place.turn ?? 0) * Math.PI) / 180;
  group.scale.setScalar(place.scale ?? 1);
  group.updateMatrixWorld(true);
  const box = new Box3();
  group.children.forEach((part) => part.userData.framed === false || box.expandByObject(part, true));
  return { name, group, box, foot: place.at[1] };
}

const productOf = (model: PictureModel): Solid => solid(model.id, model, stagingOf(model));

function built(model: PictureModel): [Solid, ...Solid[]] {
  const staging = stagingOf(model);
  const modelOf = (id: string) => models.find((one) => one.id === id) ?? model;
  return [
    productOf(model),
    ...staging.things.map((thing) => solid(thing.model, modelOf(thing.model), thing)),
    ...staging.extras.map((extra, i) =>
      solid(extra.extra, { ...model, id: `staging ${model.id} ${extra.extra} ${i}` }, extra),
    ),
  ];
}

let latest: { model: PictureModel; solids: [Solid, ...Solid[]] } | undefined;

/** All objects in a model's room, the model first. Only the latest room is kept: they are large. */
function solidsOf(model: PictureModel): [Solid, ...Solid[]] {
  if (latest?.model !== model) latest = { model, solids: built(model) };
  return latest.solids;
}

/** Side in cm of the cells for the test of collisions. */
const cell = 2;
/** Height in cm of the lowest part of an object, which may touch its support. */
const sole = 4;

/** The number of the cell at a position of the room. */
const cellAt = ({ x, y, z }: Vector3): number =>
  (Math.floor(x / cell) + 500) * 1e6 + (Math.floor(y / cell) + 500) * 1e3 + Math.floor(z / cell) + 500;

/** The cells of a region that the surface of an object passes through. */
function cellsOf({ group }: Solid, region: Box3): Set<number> {
  const cells = new Set<number>();
  const [a, b, c, p] = [new Vector3(), new Vector3(), new Vector3(), new Vector3()];
  const triangle = new Box3();
  group.traverse((part) => {
    if (!(part instanceof Mesh) || !new Box3().setFromObject(part).intersectsBox(region)) return;
    const position = part.geometry.getAttribute('position');
    const index = part.geometry.index;
    const count = index?.count ?? position.count;
    for (let i = 0; i < count; i += 3) {
      [a, b, c].forEach((corner, k) =>
        corner
          .fromBufferAttribute(position, index ? index.getX(i + k) : i + k)
          .applyMatrix4(part.matrixWorld),
      );
      if (!triangle.setFromPoints([a, b, c]).intersectsBox(region)) continue;
      const steps = Math.ceil(Math.max(a.distanceTo(b), b.distanceTo(c), c.distanceTo(a)) / (cell * 0.7)) + 1;
      for (let u = 0; u <= steps; u++)
        for (let v = 0; v <= steps - u; v++) {
          p.copy(a)
            .multiplyScalar(steps - u - v)
            .addScaledVector(b, u)
            .addScaledVector(c, v)
            .divideScalar(steps);
          if (region.containsPoint(p)) cells.add(cellAt(p));
        }
    }
  });
  return cells;
}

/** Extras that may intersect others: leaves are flexible, and cushions and branches sink into their support. */
const yielding = ['plant', 'oliveTree', 'snakePlant', 'branches'];
const gives = ({ name }: Solid) => yielding.includes(name) || name.startsWith('cushion-');

function meet(one: Solid, other: Solid): boolean {
  if (gives(one) && gives(other)) return false;
  const region = one.box.clone().intersect(other.box);
  region.min.y = Math.max(region.min.y, Math.max(one.foot, other.foot) + sole);
  if (region.isEmpty()) return false;
  const mine = cellsOf(one, region);
  const shared = [...cellsOf(other, region)].filter((place) => mine.has(place)).length;
  return shared > (gives(one) || gives(other) ? 400 : 0);
}

const hung = ['art', 'landscape', 'drawing', 'window', 'mirror-', 'pendant-', 'shelf-wall'];
const hangs = ({ name }: Solid) => name !== 'mirror-arch' && hung.some((start) => name.startsWith(start));

/** The camera of a model's staging, for a picture of the given aspect. */
function cameraOf(model: PictureModel, product: Solid, aspect = 1): PerspectiveCamera {
  const camera = stagingCamera(product.group, stagingOf(model).camera, aspect);
  camera.updateProjectionMatrix();
  camera.updateMatrixWorld();
  return camera;
}

/** Projected corners of an object: from -1 at the left and bottom to 1 at the right and top. */
function seenFrom(camera: PerspectiveCamera, { group }: Solid): Vector3[] {
  return group.children.flatMap((part) => {
    if (!(part instanceof Mesh) || part.userData.framed === false) return [];
    const position = part.geometry.getAttribute('position');
    return Array.from({ length: position.count }, (_, i) =>
      new Vector3().fromBufferAttribute(position, i).applyMatrix4(part.matrixWorld).project(camera),
    );
  });
}

const inside = (seen: readonly Vector3[], edge: number) =>
  seen.every(({ x, y }) => Math.abs(x) < edge && Math.abs(y) < edge);

/** Minimum share of its picture's width or height that a product fills. */
const leastFilled = 0.33;

describe.each(models)('staging of $id', (model) => {
  test('PDP-01 no two things of the room run into each other', () => {
    const { things, side } = stagingOf(model);
    expect(things.map((thing) => thing.model)).not.toContain(model.id);
    const strange = things.filter(
      ({ model: id, color }) => !models.find((one) => one.id === id)?.colors.includes(color),
    );
    expect(strange).toEqual([]);
    const solids = solidsOf(model);
    const meeting = solids.flatMap((one, i) =>
      solids.slice(i + 1).flatMap((other) => (meet(one, other) ? [`${one.name} meets ${other.name}`] : [])),
    );
    expect(meeting.join(', ')).toBe('');
    const behind = solids.filter(
      ({ name, box }) => box.min.z < -1 && !yielding.includes(name) && name !== 'window',
    );
    expect(behind.map(({ name, box }) => `${name} stands ${box.min.z} in the wall`)).toEqual([]);
    expect(solids.filter(({ box }) => side !== undefined && box.max.x > side)).toEqual([]);
  });

  test('PDP-01 everything around it stands on something or hangs', () => {
    const solids = solidsOf(model);
    const floating = solids.filter((one) => {
      if (one.foot === 0 || hangs(one) || one.name === 'branches' || one.name.startsWith('cushion-'))
        return false;
      const below = one.box.clone();
      below.min.y = one.foot - 2;
      below.max.y = one.foot + 1;
      return !solids.some((other) => other !== one && cellsOf(other, below).size > 3);
    });
    expect(floating.map(({ name, foot }) => `${name} at ${foot}`).join(', ')).toBe('');
  });

  test('PDP-01 it is seen whole, near the middle and not small', () => {
    const [product] = solidsOf(model);
    const seen = seenFrom(cameraOf(model, product), product);
    expect(inside(seen, 0.97)).toBe(true);
    const [xs, ys] = [seen.map(({ x }) => x), seen.map(({ y }) => y)];
    const range = (all: number[]) => {
      const sorted = all.sort((a, b) => a - b);
      return [sorted[0] ?? 0, sorted.at(-1) ?? 0] as const;
    };
    const [[left, right], [low, high]] = [range(xs), range(ys)];
    expect(Math.max(right - left, high - low) / 2).toBeGreaterThan(leastFilled);
    expect(Math.abs(left + right) / 2).toBeLessThan(0.3);
  });

  test('PDP-01 what hangs on the wall is seen whole', () => {
    const [product, ...others] = solidsOf(model);
    const camera = cameraOf(model, product);
    const cut = others.filter(
      (one) =>
        hangs(one) &&
        one.name !== 'window' &&
        !one.name.startsWith('pendant') &&
        !inside(seenFrom(camera, one), 0.97),
    );
    expect(cut.map(({ name }) => name).join(', ')).toBe('');
  });
});

test.each(heroes)(
  'LIST-11 the picture of the category $id shows its product whole, also where only its middle is seen',
  ({ model }) => {
    const aspect = 1600 / heroHeight(1600);
    const product = productOf(model);
    const seen = seenFrom(cameraOf(model, product, aspect), product);
    const narrowest = 1.8 / aspect;
    expect(seen.filter(({ x, y }) => Math.abs(x) > narrowest || Math.abs(y) > 0.9)).toEqual([]);
  },
);

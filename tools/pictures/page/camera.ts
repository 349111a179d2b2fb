import { Box3, MathUtils, Mesh, PerspectiveCamera, Vector3, type Object3D } from 'three';
import type { Family } from '../../../mocks/data/schemas/pictures';
import type { WholeView } from '../../../mocks/media/manifest';
import type { Aim } from '../stagings/staging';
import type { CloseUp } from './closeUps';

/** Pose of a family in front of the camera. */
export interface Pose {
  /** On the floor, on a wall behind it, or suspended. */
  readonly place: 'floor' | 'wall' | 'air';
  /** Elevation of the camera in degrees, by view. */
  readonly elevation: Record<WholeView, number>;
  /** Azimuth of the camera in degrees, by view. */
  readonly turn: Record<WholeView, number>;
  /** Maximum share of the picture for the product. */
  readonly fill: readonly [width: number, height: number];
}

const standing: Pose = {
  place: 'floor',
  elevation: { front: 9, angle: 17 },
  turn: { front: 0, angle: 34 },
  fill: [0.8, 0.75],
};
const hung: Pose = {
  place: 'wall',
  elevation: { front: 0, angle: 5 },
  turn: { front: 0, angle: 28 },
  fill: [0.78, 0.72],
};
const small: Pose = { ...standing, fill: [0.66, 0.62] };

const poses: Partial<Record<Family, Pose>> = {
  sofas: { ...standing, elevation: { front: 13, angle: 22 }, fill: [0.84, 0.72] },
  rugs: {
    ...standing,
    elevation: { front: 48, angle: 34 },
    turn: { front: 0, angle: 30 },
    fill: [0.86, 0.74],
  },
  'pendant-lamps': { ...hung, place: 'air', elevation: { front: -4, angle: -16 }, fill: [0.56, 0.5] },
  mirrors: hung,
  vases: small,
  baskets: small,
  cushions: small,
  poufs: { ...small, fill: [0.7, 0.6] },
  'table-lamps': small,
  tables: { ...standing, elevation: { front: 16, angle: 22 } },
  desks: { ...standing, elevation: { front: 13, angle: 20 } },
  benches: { ...standing, elevation: { front: 14, angle: 20 } },
  'coffee-tables': { ...standing, elevation: { front: 14, angle: 24 }, fill: [0.74, 0.6] },
  beds: { ...standing, elevation: { front: 16, angle: 22 } },
};

/** The pose of a model: that of its family, with a few exceptions. */
export function poseOf(id: string, family: Family): Pose {
  if (id === 'sofa-corner') return { ...(poses.sofas ?? standing), turn: { front: 0, angle: -34 } };
  if (id === 'mirror-arch') return { ...standing, turn: { front: 0, angle: 26 } };
  if (id === 'shelf-wall') return hung;
  return poses[family] ?? standing;
}

/** Angle of view of the long lens, in degrees. */
const lens = 15;

/** Angle of view in a room, in degrees, wide enough to show its depth. */
const roomLens = 22;

/** Vertical angle of view of a wide picture of a room, in degrees. */
const heroLens = 8;

/** Maximum width and height of the product in such a picture, 1 being the picture's height. */
const [widestInHero, highestInHero] = [1.7, 0.76];

/** Direction from the target to the camera; both angles in degrees. */
function directionOf(elevation: number, turn: number): Vector3 {
  const [up, round] = [MathUtils.degToRad(elevation), MathUtils.degToRad(turn)];
  return new Vector3(Math.sin(round) * Math.cos(up), Math.sin(up), Math.cos(round) * Math.cos(up));
}

/** A camera for a close-up of a model. */
export function closeUpCamera(thing: Object3D, { at, width, elevation, turn }: CloseUp): PerspectiveCamera {
  const camera = new PerspectiveCamera(lens, 1, 1, 20000);
  const box = new Box3().setFromPoints(outlinePoints(thing));
  const target = box
    .getSize(new Vector3())
    .multiply(new Vector3(...at))
    .add(box.min);
  const distance = width / 2 / Math.tan(MathUtils.degToRad(lens / 2));
  camera.position.copy(target).addScaledVector(directionOf(elevation, turn), distance);
  camera.lookAt(target);
  camera.updateMatrixWorld();
  return camera;
}

/** A camera with a long lens that frames a model by its outline, so that all models fill their pictures equally. */
export function frame(thing: Object3D, { fill, elevation, turn }: Pose, view: WholeView): PerspectiveCamera {
  return aimed(thing, { fill, elevation: elevation[view], turn: turn[view] }, lens);
}

/**
 * A camera that frames the product of a staging; in a wide picture the whole product is within the middle part.
 * @param aspect width of the picture ÷ its height
 */
export function stagingCamera(product: Object3D, aim: Aim, aspect: number): PerspectiveCamera {
  if (aspect === 1) return aimed(product, aim, roomLens);
  const fill = [widestInHero / aspect, highestInHero] as const;
  return aimed(product, { ...aim, turn: aim.turn * 0.45, fill, middle: [0, -0.1] }, heroLens, aspect);
}

function aimed(
  thing: Object3D,
  { fill, elevation, turn, middle }: Aim,
  angle: number,
  aspect = 1,
): PerspectiveCamera {
  const camera = new PerspectiveCamera(angle, aspect, 10, 20000);
  const [right0, up0] = middle ?? [0, 0];
  const points = outlinePoints(thing);
  const toward = directionOf(elevation, turn);
  const target = points.reduce((sum, p) => sum.addScaledVector(p, 1 / points.length), new Vector3());
  let distance = 1500;
  for (let round = 0; round < 8; round++) {
    camera.position.copy(target).addScaledVector(toward, distance);
    camera.lookAt(target);
    camera.updateMatrixWorld();
    const [left, right, bottom, top] = extent(points, camera);
    const zoom = Math.max((right - left) / (2 * fill[0]), (top - bottom) / (2 * fill[1]));
    const half = Math.tan(MathUtils.degToRad(angle / 2)) * distance;
    const low = (top + bottom) / 2 - up0;
    target.addScaledVector(
      new Vector3().setFromMatrixColumn(camera.matrixWorld, 0),
      ((left + right) / 2 - right0) * half * aspect,
    );
    target.addScaledVector(new Vector3().setFromMatrixColumn(camera.matrixWorld, 1), low * half);
    distance *= zoom;
  }
  return camera;
}

function outlinePoints(thing: Object3D): Vector3[] {
  const points: Vector3[] = [];
  thing.updateMatrixWorld(true);
  thing.traverse((part) => {
    if (!(part instanceof Mesh) || part.userData.framed === false) return;
    const position = part.geometry.getAttribute('position');
    const step = Math.max(1, Math.floor(position.count / 2000));
    for (let i = 0; i < position.count; i += step) {
      points.push(new Vector3().fromBufferAttribute(position, i).applyMatrix4(part.matrixWorld));
    }
  });
  return points;
}

function extent(points: readonly Vector3[], camera: PerspectiveCamera): [number, number, number, number] {
  const seen = points.map((p) => p.clone().project(camera));
  const xs = seen.map(({ x }) => x);
  const ys = seen.map(({ y }) => y);
  return [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
}

import {
  MathUtils,
  Mesh,
  MeshBasicMaterial,
  PerspectiveCamera,
  Scene,
  Sphere,
  Vector3,
  Vector4,
  type Group,
} from 'three';
import { Builder } from '../builders/builder';
import { builds } from '../builders';
import type { ColorKey } from '../../../mocks/media/colors';
import type { PictureModel } from '../../../mocks/data/schemas/pictures';
import { models } from '../../../mocks/media/models';
import { bulbs } from './bulbs';
import { extras } from '../extras/extras';
import type { Room, Scenery } from '../../../mocks/data/schemas/pictures';
import { board } from '../shape/board';
import { box } from '../shape/box';
import { finish, linear } from './finishes';
import { looks, type LookName } from './looks';
import type { LightSource } from './lights';
import { lampPlaces } from './shader';
import { surface, type SharedUniforms } from './surface';

const floors = {
  oak: { look: 'boards', color: 'oak' },
  walnut: { look: 'boards', color: 'walnut' },
  ash: { look: 'boards', color: 'ash' },
  stone: { look: 'stone', color: 'grey' },
} as const satisfies Record<Room['floor'], { look: LookName; color: ColorKey }>;

/** The sun or the evening sky through a window at the left, the sky beside it, and the open side of the room. */
export function roomLights({ sun, light = 'morning' }: Scenery): LightSource[] {
  const [left, height] = [MathUtils.degToRad(sun.left), MathUtils.degToRad(sun.height)];
  const toward: [number, number, number] = [
    -Math.sin(left) * Math.cos(height),
    Math.sin(height),
    Math.cos(left) * Math.cos(height),
  ];
  const { beam, sky, room, above } = daylight[light];
  return [
    { toward, spread: beam.spread, share: beam.share, tint: beam.tint, window: true },
    { toward: [-0.9, 0.55, 0.6], spread: 34, share: sky.share, tint: sky.tint },
    { toward: [0.2, 0.5, 1], spread: 42, share: room, tint: sky.tint },
    { toward: [0.3, 1, 0.4], spread: 48, share: above },
  ];
}

interface Daylight {
  /** Light through the window. */
  readonly beam: { readonly spread: number; readonly share: number; readonly tint: [number, number, number] };
  readonly sky: { readonly share: number; readonly tint: [number, number, number] };
  /** Share of the light from the open side of the room and the ceiling. */
  readonly room: number;
  readonly above: number;
  /** Strength of the lamps, 0 when they are off. */
  readonly lamps: number;
}

/** The light at four times of the day. */
const daylight: Readonly<Record<NonNullable<Room['light']>, Daylight>> = {
  morning: {
    beam: { spread: 1.1, share: 0.72, tint: [1.16, 1.03, 0.86] },
    sky: { share: 0.42, tint: [0.94, 0.98, 1.06] },
    room: 0.34,
    above: 0.22,
    lamps: 0,
  },
  day: {
    beam: { spread: 14, share: 0.5, tint: [1.02, 1, 0.97] },
    sky: { share: 0.62, tint: [0.98, 1, 1.03] },
    room: 0.46,
    above: 0.3,
    lamps: 0,
  },
  dusk: {
    beam: { spread: 10, share: 0.16, tint: [0.72, 0.86, 1.25] },
    sky: { share: 0.16, tint: [0.76, 0.88, 1.18] },
    room: 0.16,
    above: 0.1,
    lamps: 2.8,
  },
  lamp: {
    beam: { spread: 16, share: 0.05, tint: [0.6, 0.76, 1.3] },
    sky: { share: 0.1, tint: [0.8, 0.88, 1.1] },
    room: 0.14,
    above: 0.06,
    lamps: 3,
  },
};

/** Positions and strengths of the room's lit lamps. */
function lampsOf({ things, light = 'morning' }: Scenery): Vector4[] {
  const lit = things.flatMap(({ model, at: [x, y, z], turn = 0 }) => {
    const bulb = bulbs[model];
    if (!bulb) return [];
    const angle = MathUtils.degToRad(turn);
    return [
      new Vector4(
        x + Math.cos(angle) * bulb.x,
        y + bulb.y,
        z - Math.sin(angle) * bulb.x,
        daylight[light].lamps * bulb.strength,
      ),
    ];
  });
  return Array.from({ length: lampPlaces }, (_, i) => lit[i] ?? new Vector4(0, 0, 0, 0));
}

/** Uniforms of the light in a room, whose walls reflect their colour. */
export function roomTone(room: Scenery): SharedUniforms {
  const tone = linear(room.wall).lerp(new Vector3(0.75, 0.73, 0.7), 0.6);
  const dark = daylight[room.light ?? 'morning'].lamps > 0;
  const { exposure = 1 } = room;
  tone.multiplyScalar(exposure);
  if (dark) tone.multiply(new Vector3(0.5, 0.42, 0.36));
  return {
    backdrop: { value: tone },
    bounce: { value: 0.42 },
    key: { value: 1.08 * exposure },
    lit: { value: dark ? 3 : 1 },
    lamps: { value: lampsOf(room) },
  };
}

/** Target of the light from the window: the centre of a room, or the product shown in it. */
interface Middle {
  readonly at: Vector3;
  /** The window's scale, 1 being a tall one. */
  readonly scale: number;
}

const wholeRoom: Middle = { at: new Vector3(-20, 120, 30), scale: 1 };

/** All objects of the room, and the sphere that casts shadows. */
export function roomSet(
  room: Scenery,
  shared: SharedUniforms,
  middle = wholeRoom,
): { scene: Scene; bounds: Sphere; dispose: () => void } {
  const scene = new Scene();
  const builders: Builder[] = [];
  const add = (model: PictureModel, color: ColorKey, build: (builder: Builder) => void): Group => {
    const builder = new Builder(model, (look, tint) => surface(looks[look], tint, shared, color));
    build(builder);
    builders.push(builder);
    scene.add(builder.group);
    return builder.group;
  };
  for (const { model: id, color, at, turn = 0 } of room.things) {
    const [model, build] = [models.find((one) => one.id === id), builds[id]];
    if (!model || !build) throw new Error(`${room.id} shows ${id}, which does not exist`);
    const group = add(model, color, build);
    group.position.set(...at);
    group.rotation.y = MathUtils.degToRad(turn);
  }
  room.extras.forEach(({ extra, color, at, turn = 0, scale = 1 }, i) => {
    const seed: PictureModel = {
      id: `${room.id} ${extra} ${i}`,
      family: 'vases',
      size: { width: 0, depth: 0, height: 0 },
      materials: [],
      parts: {},
      colors: [color],
    };
    const group = add(seed, color, extras[extra]);
    group.position.set(...at);
    group.rotation.y = MathUtils.degToRad(turn);
    group.scale.setScalar(scale);
  });
  scene.add(...shellOf(room, shared), windowBars(room, middle));
  return {
    scene,
    bounds: new Sphere(new Vector3(0, 80, 230), 570),
    dispose: () => builders.forEach((builder) => builder.dispose()),
  };
}

/** Floor, back wall and skirting. */
function shellOf(room: Scenery, shared: SharedUniforms): Mesh[] {
  const { look, color } = floors[room.floor];
  const floor = new Mesh(
    box(1400, 2, 900, { edge: 0.1, grain: 'x', shift: 30 }),
    surface(looks[look], color, shared),
  );
  floor.position.set(0, -1, 440);
  const plaster = surface(looks.plaster, 'white', shared);
  const first = linear(room.wall);
  Object.assign(plaster.uniforms, {
    first: { value: first },
    second: { value: first.clone().multiplyScalar(0.9) },
  });
  const wall = new Mesh(box(1400, 500, 2, { edge: 0.1 }), plaster);
  wall.position.set(0, 249, -1);
  const skirting = new Mesh(box(1400, 9, 1.6, { edge: 0.5 }), surface(looks.paint, 'white', shared));
  Object.assign(skirting.material.uniforms, {
    first: { value: finish('paint', 'white').first.multiplyScalar(0.92) },
  });
  skirting.position.set(0, 4.5, 0.8);
  skirting.layers.enable(1);
  if (room.side === undefined) return [floor, wall, skirting];
  const beside = new Mesh(box(2, 500, 900, { edge: 0.1 }), plaster);
  beside.position.set(room.side, 249, 440);
  return [floor, wall, skirting, beside];
}

/** A wall with a tall window between the sun and the room, of which only the shadow is visible. */
function windowBars({ sun }: Scenery, { at, scale }: Middle): Mesh {
  const [left, height] = [MathUtils.degToRad(sun.left), MathUtils.degToRad(sun.height)];
  const pane = (x: number, y: number): [number, number][] => [
    [x - 33, y - 52],
    [x + 33, y - 52],
    [x + 33, y + 52],
    [x - 33, y + 52],
  ];
  const panes = [-74, 0, 74].flatMap((x) => [-168, -56, 56].map((y) => pane(x, y)));
  const wall = board(
    [
      [-1600, -1200],
      [1600, -1200],
      [1600, 1200],
      [-1600, 1200],
    ],
    6,
    0.5,
    panes.map((hole) => [...hole].reverse()),
  );
  const mesh = new Mesh(wall, new MeshBasicMaterial());
  const toward = new Vector3(
    -Math.sin(left) * Math.cos(height),
    Math.sin(height),
    Math.cos(left) * Math.cos(height),
  );
  mesh.scale.set(scale, scale, 1);
  mesh.position.copy(at).addScaledVector(toward, 420 * scale);
  mesh.lookAt(new Vector3(at.x, mesh.position.y, at.z));
  mesh.layers.set(2);
  return mesh;
}

/** The camera of a room. */
export function roomCamera({ camera: { from, to, view } }: Room, aspect: number): PerspectiveCamera {
  const camera = new PerspectiveCamera(view, aspect, 10, 4000);
  camera.position.set(...from);
  camera.lookAt(new Vector3(...to));
  camera.updateMatrixWorld();
  return camera;
}

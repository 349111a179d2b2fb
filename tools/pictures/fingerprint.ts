import { createHash, type Hash } from 'node:crypto';
import { Mesh, MeshBasicMaterial } from 'three';
import { Builder } from './builders/builder';
import { builds } from './builders';
import { colors } from '../../mocks/media/colors';
import type { Hero } from '../../mocks/media/heroes';
import type { View } from '../../mocks/media/manifest';
import type { PictureModel, Room } from '../../mocks/data/schemas/pictures';
import { poseOf } from './page/camera';
import { closeUpOf } from './page/closeUps';
import { finish } from './page/finishes';
import { studioLights } from './page/lights';
import { looks } from './page/looks';
import { heroStagingOf, stagingOf } from './stagings';

/** To be raised by hand when a change of light, materials or renderer changes the pictures. */
const toolVersion = 2;

/** To be raised by hand when the ground's shadows change: only pictures of whole products on a floor show them. */
const groundVersion = 1;

/** To be raised by hand when a change of light or renderer changes the pictures of rooms. */
const roomVersion = 1;

/** Short hash of a JSON value. */
const shortHash = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 16);

/** Hash numbers to a tenth of a millimetre, since finer differences are not visible. */
function addNumbers(hash: Hash, numbers: ArrayLike<number>): void {
  hash.update(Int32Array.from(numbers, (value) => Math.round(value * 100)));
}

/** Settings of a view's camera. */
function cameraOf(model: PictureModel, view: View): readonly unknown[] {
  const { id, family } = model;
  if (view === 'room') return [roomVersion, stagingOf(model)];
  if (view === 'detail') return [closeUpOf(id, family)];
  const { place, fill, elevation, turn } = poseOf(id, family);
  const camera = [fill, elevation[view], turn[view]];
  return place === 'floor' ? [...camera, groundVersion] : camera;
}

/**
 * Fingerprint of the input of a rendered view: geometry, looks, colours, camera, lights and tool. Pictures are up to
 * date as long as it does not change.
 */
export function fingerprint(model: PictureModel, view: View): string {
  const build = builds[model.id];
  if (!build) throw new Error(`nothing builds ${model.id}`);
  const builder = new Builder(model, () => new MeshBasicMaterial());
  build(builder);
  const hash = createHash('sha256');
  const { place } = poseOf(model.id, model.family);
  const { substance } = looks[builder.mainLook];
  const finishes = model.colors.map((color) => [color, colors[color], finish(substance, color)]);
  hash.update(JSON.stringify([toolVersion, finishes, place, ...cameraOf(model, view), studioLights]));
  builder.group.updateMatrixWorld(true);
  builder.group.traverse((part) => {
    if (!(part instanceof Mesh)) return;
    const [look, tint] = part.name.split(' ');
    hash.update(JSON.stringify([look && Object.entries(looks).find(([name]) => name === look), tint]));
    addNumbers(hash, part.matrixWorld.elements);
    addNumbers(hash, part.geometry.getAttribute('position').array);
    addNumbers(hash, part.geometry.getAttribute('normal').array);
    addNumbers(hash, part.geometry.getAttribute('uv').array);
  });
  builder.dispose();
  return hash.digest('hex').slice(0, 16);
}

/** Fingerprint of the input of a category page's picture: a model in its room, in one colour. */
export function heroFingerprint({ model, color }: Hero): string {
  const { things, extras } = heroStagingOf(model);
  return shortHash([fingerprint(model, 'room'), things, extras, color]);
}

/** Fingerprint of a room picture's input. */
export const roomFingerprint = (room: Room): string =>
  shortHash([roomVersion, { ...room, setup: undefined }]);

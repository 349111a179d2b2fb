import { createHash, type Hash } from 'node:crypto';
import { Mesh, MeshBasicMaterial } from 'three';
import { Builder } from './builders/builder';
import { builds } from './builders';
import { colors } from './colors';
import type { Hero } from './heroes';
import type { View } from './manifest';
import type { PictureModel } from './model';
import { poseOf } from './page/camera';
import { closeUpOf } from './page/closeUps';
import { finish } from './page/finishes';
import { studioLights } from './page/lights';
import { looks } from './page/looks';
import { roomVersion } from './rooms/fingerprint';
import { shortHash } from './shortHash';
import { heroStagingOf, stagingOf } from './stagings';

/** Raised by hand when light, materials or the renderer change what pictures look like. */
const toolVersion = 2;

/** Raised by hand when the ground's shadows change: only whole products that stand on a floor show them. */
const groundVersion = 1;

/** Measures count to a tenth of a millimetre; finer differences cannot be seen. */
function addNumbers(hash: Hash, numbers: ArrayLike<number>): void {
  hash.update(Int32Array.from(numbers, (value) => Math.round(value * 100)));
}

/** What the camera of a view is set by. */
function cameraOf(model: PictureModel, view: View): readonly unknown[] {
  const { id, family } = model;
  if (view === 'room') return [roomVersion, stagingOf(model)];
  if (view === 'detail') return [closeUpOf(id, family)];
  const { place, fill, elevation, turn } = poseOf(id, family);
  const camera = [fill, elevation[view], turn[view]];
  return place === 'floor' ? [...camera, groundVersion] : camera;
}

/**
 * What a view of a model is rendered from: its geometry, looks and colours, the camera, the lights, the tool.
 * As long as it stays the same, so do the pictures.
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

/** What a category page's picture is rendered from: a model in its room, in one colour. */
export function heroFingerprint({ model, color }: Hero): string {
  const { things, extras } = heroStagingOf(model);
  return shortHash([fingerprint(model, 'room'), things, extras, color]);
}

import { Vector2 } from 'three';
import { models } from '../../../mocks/media/models';
import { builds } from '../builders';
import { Builder } from '../builders/builder';
import type { ColorKey } from '../../../mocks/media/colors';
import type { StudioView } from '../../../mocks/media/manifest';
import { rooms } from '../../../mocks/media/rooms';
import { closeUpCamera, frame, poseOf } from './camera';
import { closeUpOf } from './closeUps';
import { groundOf } from './ground';
import { finish } from './finishes';
import { sampleLights, studioLights } from './lights';
import { roomCamera, roomLights, roomSet, roomTone } from './roomSet';
import { stagingSet } from './stagingSet';
import { heroStagingOf, stagingOf } from '../stagings';
import { productSet, studioTone } from './set';
import { Stage } from './stage';
import { looks } from './looks';
import { sharedUniforms, surface } from './surface';

/** A rendered picture: rows of RGBA from the bottom up, as base64. */
type Picture = string;

function base64(pixels: Uint8Array): Picture {
  const pieces: string[] = [];
  for (let i = 0; i < pixels.length; i += 32768)
    pieces.push(String.fromCharCode(...pixels.subarray(i, i + 32768)));
  return btoa(pieces.join(''));
}

const stages = new Map<string, Stage>();

function stage(width: number, height: number, shadowSize: number): Stage {
  const name = `${width}x${height} ${shadowSize}`;
  const known = stages.get(name) ?? new Stage(width, height, shadowSize);
  stages.set(name, known);
  return known;
}

/** Develop one of the exposed views in one colour. */
type Develop = (view: number, color: ColorKey) => Picture;

let develop: Develop | undefined;

/** Light samples of the ground, enough for shadows without steps. */
const groundSamples = 160;

/** Expose views of a model; its shadows are cast once for all of them. */
export function exposeProduct(id: string, views: readonly StudioView[], size: number, samples: number): void {
  const model = models.find((one) => one.id === id);
  const build = builds[id];
  if (!model || !build) throw new Error(`no such model: ${id}`);
  const uniforms = { ...sharedUniforms(), ...studioTone(), shadowBias: { value: 0 } };
  const builder = new Builder(model, (look, tint, framed) =>
    surface(looks[look], tint, uniforms, undefined, framed),
  );
  build(builder);
  const pose = poseOf(id, model.family);
  const lights = sampleLights(studioLights, samples, id);
  const { scene, bounds } = productSet(builder.group);
  uniforms.shadowBias.value = bounds.radius * 0.004;
  const groundLights = sampleLights(studioLights, Math.max(groundSamples, samples), id);
  const margin = views.includes('detail') ? new Vector2() : new Vector2(0.28, 0.14);
  const ground = groundOf(builder.group, pose.place, groundLights, uniforms, margin);
  const cameras = views.map((view) =>
    view === 'detail'
      ? closeUpCamera(builder.group, closeUpOf(id, model.family))
      : frame(builder.group, pose, view),
  );
  const studio = stage(size, size, 1024);
  studio.expose({ scene, cameras, ground, lights, bounds, uniforms });
  const substance = looks[builder.mainLook].substance;
  develop = (view, color) => base64(studio.picture(view, finish(substance, color)));
  builder.dispose();
}

/** Expose a model in a room; only the model is left to be coloured. */
export function exposeInRoom(id: string, width: number, height: number, samples: number): void {
  const model = models.find((one) => one.id === id);
  if (!model) throw new Error(`no such model: ${id}`);
  const staging = width === height ? stagingOf(model) : heroStagingOf(model);
  const { substance, dispose, ...take } = stagingSet(model, staging, samples, width / height);
  const studio = stage(width, height, 1536);
  studio.expose(take);
  develop = (view, color) => base64(studio.picture(view, finish(substance, color)));
  dispose();
}

/** Develop one of the exposed views in one colour. */
export function developProduct(view: number, color: ColorKey): Picture {
  if (!develop) throw new Error('nothing is exposed');
  return develop(view, color);
}

/** Render a room scene. */
export function renderRoom(id: string, width: number, height: number, samples: number): Picture {
  const room = rooms.find((one) => one.id === id);
  if (!room) throw new Error(`no such room: ${id}`);
  const uniforms = { ...sharedUniforms(), ...roomTone(room), shadowBias: { value: 0.9 } };
  const lights = sampleLights(roomLights(room), samples, id);
  const { scene, bounds, dispose } = roomSet(room, uniforms);
  const studio = stage(width, height, 2048);
  const cameras = [roomCamera(room, width / height)];
  studio.expose({ scene, cameras, ground: null, lights, bounds, uniforms });
  const picture = base64(studio.picture(0, finish('paint', 'white')));
  dispose();
  return picture;
}

import { models } from '../models';
import { builds } from '../builders';
import { Builder } from '../builders/builder';
import type { ColorKey } from '../colors';
import type { View } from '../manifest';
import { rooms } from '../rooms';
import { frame, poseOf } from './camera';
import { finish } from './finishes';
import { sampleLights, studioLights } from './lights';
import { roomCamera, roomLights, roomSet, roomTone } from './roomSet';
import { productSet, studioTone } from './set';
import { Stage } from './stage';
import { looks } from './looks';
import { sharedUniforms, surface } from './surface';

/** A picture as it is passed to the writer: rows of RGBA from the bottom up, as base64. */
type Picture = string;

function base64(pixels: Uint8Array): Picture {
  const pieces: string[] = [];
  for (let i = 0; i < pixels.length; i += 32768)
    pieces.push(String.fromCharCode(...pixels.subarray(i, i + 32768)));
  return btoa(pieces.join(''));
}

const stages = new Map<string, Stage>();

function stage(width: number, height: number): Stage {
  const name = `${width}x${height}`;
  const known = stages.get(name) ?? new Stage(width, height);
  stages.set(name, known);
  return known;
}

/** Renders one view of a model once and gives it back in each of its colours. */
export function renderProduct(
  id: string,
  view: View,
  size: number,
  samples: number,
): Record<string, Picture> {
  const model = models.find((one) => one.id === id);
  const build = builds[id];
  if (!model || !build) throw new Error(`no such model: ${id}`);
  const uniforms = { ...sharedUniforms(), ...studioTone(), shadowBias: { value: 0 } };
  const builder = new Builder(model, (look, tint) => surface(looks[look], tint, uniforms));
  build(builder);
  const pose = poseOf(id, model.family);
  const lights = sampleLights(studioLights, samples, id);
  const { scene, bounds } = productSet(builder.group, pose, lights, uniforms);
  uniforms.shadowBias.value = bounds.radius * 0.004;
  const camera = frame(builder.group, pose, view);
  const studio = stage(size, size);
  studio.expose({ scene, camera, lights, bounds, uniforms });
  const substance = looks[builder.mainLook].substance;
  const pictures = model.colors.map(
    (color: ColorKey) => [color, base64(studio.picture(finish(substance, color)))] as const,
  );
  builder.dispose();
  return Object.fromEntries(pictures);
}

/** Renders a room scene. */
export function renderRoom(id: string, width: number, height: number, samples: number): Picture {
  const room = rooms.find((one) => one.id === id);
  if (!room) throw new Error(`no such room: ${id}`);
  const uniforms = { ...sharedUniforms(), ...roomTone(room), shadowBias: { value: 0.9 } };
  const lights = sampleLights(roomLights(room), samples, id);
  const { scene, bounds, dispose } = roomSet(room, uniforms);
  const studio = stage(width, height);
  studio.expose({ scene, camera: roomCamera(room, width / height), lights, bounds, uniforms });
  const picture = base64(studio.picture(finish('paint', 'white')));
  dispose();
  return picture;
}

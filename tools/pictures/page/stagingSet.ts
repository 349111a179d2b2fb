import { Box3, MathUtils, Sphere, Vector3 } from 'three';
import { builds } from '../builders';
import { Builder } from '../builders/builder';
import type { PictureModel } from '../../../mocks/data/schemas/pictures';
import type { Scenery } from '../../../mocks/data/schemas/pictures';
import type { Staging } from '../stagings/staging';
import { stagingCamera } from './camera';
import type { Substance } from './finishes';
import { sampleLights } from './lights';
import { looks } from './looks';
import { roomLights, roomSet, roomTone } from './roomSet';
import type { Take } from './stage';
import { sharedUniforms, surface } from './surface';

/**
 * A product in its room, ready to expose: only its main parts are left to be coloured.
 * @param aspect width of the picture ÷ its height
 */
export function stagingSet(
  model: PictureModel,
  staging: Staging,
  samples: number,
  aspect: number,
): Take & { substance: Substance; dispose: () => void } {
  const build = builds[model.id];
  if (!build) throw new Error(`nothing builds ${model.id}`);
  const { at, turn = 0, camera: aim } = staging;
  const [color = 'oak'] = model.colors;
  const product = { model: model.id, color, at, turn };
  const room: Scenery = { id: `staging ${model.id}`, ...staging };
  const lit: Scenery = { ...room, things: [product, ...room.things] };
  const uniforms = { ...sharedUniforms(), ...roomTone(lit), shadowBias: { value: 0 } };
  const builder = new Builder(model, (look, tint, framed) =>
    surface(looks[look], tint, uniforms, undefined, framed),
  );
  build(builder);
  builder.group.position.set(...at);
  builder.group.rotation.y = MathUtils.degToRad(turn);
  const camera = stagingCamera(builder.group, aim, aspect);
  const middle = framedBox(builder).getCenter(new Vector3());
  const half = camera.position.distanceTo(middle) * Math.tan(MathUtils.degToRad(camera.fov / 2));
  const bounds = new Sphere(middle, 60 + half * 2.1 * aspect);
  uniforms.shadowBias.value = Math.max(0.2, bounds.radius * 0.0016);
  const spread = Math.sqrt(aspect);
  const scale = MathUtils.clamp((half * spread) / 150, 0.3, spread);
  const { scene, dispose: disposeRoom } = roomSet(room, uniforms, { at: middle, scale });
  scene.add(builder.group);
  const { substance } = looks[builder.mainLook];
  const lights = sampleLights(roomLights(room), samples, model.id);
  return {
    scene,
    cameras: [camera],
    ground: null,
    lights,
    bounds,
    beyond: 450,
    uniforms,
    substance,
    dispose: () => {
      disposeRoom();
      builder.dispose();
    },
  };
}

/** Bounding box of the product without its cord. */
function framedBox({ group }: Builder): Box3 {
  const box = new Box3();
  group.updateMatrixWorld(true);
  group.children.forEach((part) => part.userData.framed === false || box.expandByObject(part));
  return box;
}

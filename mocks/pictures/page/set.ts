import {
  BackSide,
  Box3,
  GLSL3,
  Mesh,
  PlaneGeometry,
  Scene,
  ShaderMaterial,
  Sphere,
  SphereGeometry,
  Vector3,
  type Object3D,
} from 'three';
import { linear } from './finishes';
import { openLight, type LightSample } from './lights';
import type { Pose } from './camera';
import { looks } from './looks';
import { surface, type SharedUniforms } from './surface';

/** The warm paper tone that every product stands on. */
const backdrop = linear('#eae5de');

/** How bright things stand out from the ground, and how much light the ground throws back. */
export function studioTone(): SharedUniforms {
  return { backdrop: { value: backdrop }, bounce: { value: 0.5 }, key: { value: 1.22 } };
}

const backdropShader = /* glsl */ `
layout(location = 0) out vec4 fixedLight;
layout(location = 1) out vec4 firstLight;
layout(location = 2) out vec4 secondLight;
uniform vec3 tone;
void main() { fixedLight = vec4(tone, 1.0); firstLight = vec4(0.0); secondLight = vec4(0.0); }`;

/** Everything around a product: the seamless ground it stands on or hangs before, and the sphere that casts shadows. */
export function productSet(
  thing: Object3D,
  pose: Pose,
  lights: readonly LightSample[],
  shared: SharedUniforms,
): { scene: Scene; bounds: Sphere } {
  const scene = new Scene();
  const box = new Box3().setFromObject(thing);
  scene.add(thing, endless());
  if (pose.place !== 'air')
    scene.add(pose.place === 'floor' ? ground(lights, shared) : wall(box.min.z, lights, shared));
  const bounds = box.getBoundingSphere(new Sphere());
  bounds.radius *= 1.12;
  return { scene, bounds };
}

/** The ground is exactly the backdrop's tone wherever light reaches it freely, so no horizon shows. */
function seamless(lights: readonly LightSample[], normal: Vector3, shared: SharedUniforms): ShaderMaterial {
  const material = surface({ ...looks.paint, rough: 1, gloss: 0 }, 'white', shared, 'white');
  const open = openLight(lights, normal);
  Object.assign(material.uniforms, { first: { value: backdrop.clone().divide(open) }, ground: { value: 1 } });
  return material;
}

function ground(lights: readonly LightSample[], shared: SharedUniforms): Mesh {
  const floor = new Mesh(new PlaneGeometry(9000, 9000), seamless(lights, new Vector3(0, 1, 0), shared));
  floor.rotation.x = -Math.PI / 2;
  return floor;
}

function wall(behind: number, lights: readonly LightSample[], shared: SharedUniforms): Mesh {
  const panel = new Mesh(new PlaneGeometry(9000, 9000), seamless(lights, new Vector3(0, 0, 1), shared));
  panel.position.z = behind - 0.2;
  return panel;
}

function endless(): Mesh {
  const material = new ShaderMaterial({
    glslVersion: GLSL3,
    vertexShader: 'void main() { gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0); }',
    fragmentShader: backdropShader,
    uniforms: { tone: { value: backdrop } },
    side: BackSide,
  });
  const sky = new Mesh(new SphereGeometry(9500, 24, 12), material);
  sky.frustumCulled = false;
  return sky;
}

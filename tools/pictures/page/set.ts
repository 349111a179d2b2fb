import { Box3, Scene, Sphere, Vector4, type Object3D } from 'three';
import { backdrop } from './ground';
import { lampPlaces } from './shader';
import type { SharedUniforms } from './surface';

/** Uniforms without lit lamps. */
const unlit = (): SharedUniforms => ({
  lit: { value: 1 },
  lamps: { value: Array.from({ length: lampPlaces }, () => new Vector4(0, 0, 0, 0)) },
});

/** Uniforms of the studio: brightness of products against the ground, and of the light that the ground reflects. */
export function studioTone(): SharedUniforms {
  return { backdrop: { value: backdrop }, bounce: { value: 0.5 }, key: { value: 1.22 }, ...unlit() };
}

/** A product without a room, and the sphere that casts shadows. */
export function productSet(thing: Object3D): { scene: Scene; bounds: Sphere } {
  const bounds = new Box3().setFromObject(thing).getBoundingSphere(new Sphere());
  bounds.radius *= 1.12;
  return { scene: new Scene().add(thing), bounds };
}

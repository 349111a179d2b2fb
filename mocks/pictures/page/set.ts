import { Box3, Scene, Sphere, Vector4, type Object3D } from 'three';
import { backdrop } from './ground';
import { lampPlaces } from './shader';
import type { SharedUniforms } from './surface';

/** No lamp is lit. */
const unlit = (): SharedUniforms => ({
  lit: { value: 1 },
  lamps: { value: Array.from({ length: lampPlaces }, () => new Vector4(0, 0, 0, 0)) },
});

/** How bright things stand out from the ground, and how much light the ground throws back. */
export function studioTone(): SharedUniforms {
  return { backdrop: { value: backdrop }, bounce: { value: 0.5 }, key: { value: 1.22 }, ...unlit() };
}

/** A product by itself, and the sphere that casts shadows. */
export function productSet(thing: Object3D): { scene: Scene; bounds: Sphere } {
  const bounds = new Box3().setFromObject(thing).getBoundingSphere(new Sphere());
  bounds.radius *= 1.12;
  return { scene: new Scene().add(thing), bounds };
}

import {
  Box3,
  GLSL3,
  Mesh,
  OrthographicCamera,
  PlaneGeometry,
  Scene,
  ShaderMaterial,
  Vector2,
  Vector3,
  type Object3D,
  type Texture,
} from 'three';
import type { Pose } from './camera';
import { linear } from './finishes';
import { openLight, type LightSample } from './lights';
import { looks } from './looks';
import { groundFragmentShader, groundVertexShader, softenFragmentShader } from './shader';
import { surface, type SharedUniforms } from './surface';

/** The warm paper tone of the background. */
export const backdrop = linear('#eae5de');

/** The part of the floor or wall within reach of a product's shadow. */
export interface Ground {
  /** Camera facing the whole plane. */
  readonly camera: OrthographicCamera;
  /** Lights on the ground: many more than on the product, since an open floor shows the edge of each shadow. */
  readonly lights: readonly LightSample[];
  /** The plane lit by the lights. */
  readonly lit: Scene;
  /** The plane with its shadow softened, after the light of `lit` is summed. */
  readonly soft: Scene;
  /** The plane from the product's camera, with its softened shadow. */
  readonly seen: Scene;
  /** Pass the summed light of `lit` to `soft`. */
  readonly soften: (light: Texture, passes: number) => void;
  /** Pass the picture of `soft` to `seen`, for a picture of the given size in px. */
  readonly receive: (shade: Texture, width: number, height: number) => void;
  readonly dispose: () => void;
}

/** Maximum reach of a shadow beyond the product's outline, as a share of its height or width. */
const reachOf = (size: Vector3, place: Pose['place']) =>
  place === 'wall'
    ? 4 + size.z * 1.2
    : 6 + 0.85 * Math.min(size.y, 80) + 0.3 * Math.max(size.y - 80, 0) + 0.1 * Math.max(size.x, size.z);

/**
 * The ground below or behind a model; null for a suspended one.
 * @param margin share of the picture's width and height, at its edges, in which the shadow fades out
 */
export function groundOf(
  thing: Object3D,
  place: Pose['place'],
  lights: readonly LightSample[],
  shared: SharedUniforms,
  margin: Vector2,
): Ground | null {
  if (place === 'air') return null;
  const box = new Box3().setFromObject(thing);
  const size = box.getSize(new Vector3());
  const middle = box.getCenter(new Vector3());
  const floor = place === 'floor';
  const half = new Vector2(size.x / 2, (floor ? size.z : size.y) / 2);
  const reach = reachOf(size, place);
  const span = half.clone().addScalar(reach);
  const normal = floor ? new Vector3(0, 1, 0) : new Vector3(0, 0, 1);
  const geometry = new PlaneGeometry(span.x * 2, span.y * 2);
  const at = floor ? new Vector3(middle.x, 0, middle.z) : new Vector3(middle.x, middle.y, box.min.z - 0.2);
  const put = (material: ShaderMaterial): Scene => {
    const plane = new Mesh(geometry, material);
    plane.position.copy(at);
    if (floor) plane.rotation.x = -Math.PI / 2;
    plane.frustumCulled = false;
    return new Scene().add(plane);
  };
  const camera = new OrthographicCamera(-span.x, span.x, span.y, -span.y, 1, 200);
  camera.position.copy(at).addScaledVector(normal, 100);
  if (floor) camera.up.set(0, 0, -1);
  camera.lookAt(at);
  camera.updateMatrixWorld();
  const lit = surface({ ...looks.paint, rough: 1, gloss: 0 }, 'white', shared, 'white');
  const first = backdrop.clone().divide(openLight(lights, normal));
  Object.assign(lit.uniforms, { first: { value: first }, ground: { value: 1 } });
  const known = { tone: { value: backdrop }, span: { value: span } };
  const softened = {
    ...known,
    light: { value: null as Texture | null },
    passes: { value: 1 },
    outline: { value: half },
    reach: { value: reach },
  };
  const viewed = {
    ...known,
    shade: { value: null as Texture | null },
    size: { value: new Vector2() },
    margin: { value: margin },
  };
  const flat = (fragmentShader: string, uniforms: SharedUniforms) =>
    new ShaderMaterial({
      glslVersion: GLSL3,
      vertexShader: groundVertexShader,
      fragmentShader,
      uniforms,
      depthTest: false,
    });
  const soft = flat(softenFragmentShader, softened);
  const seen = flat(groundFragmentShader, viewed);
  return {
    camera,
    lights,
    lit: put(lit),
    soft: put(soft),
    seen: put(seen),
    soften: (light, passes) => {
      softened.light.value = light;
      softened.passes.value = passes;
    },
    receive: (shade, width, height) => {
      viewed.shade.value = shade;
      viewed.size.value.set(width, height);
    },
    dispose: () => [geometry, lit, soft, seen].forEach((part) => part.dispose()),
  };
}

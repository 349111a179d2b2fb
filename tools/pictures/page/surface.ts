import { DoubleSide, FrontSide, GLSL3, ShaderMaterial, Vector2, type Texture } from 'three';
import type { ColorKey } from '../../../mocks/media/colors';
import { finish } from './finishes';
import type { Look, Tint } from './looks';
import { pattern, type PatternName } from './patterns';
import { fragmentShader, lightsPerPass, vertexShader } from './shader';

const textures = new Map<PatternName, Texture>();

function texture(name: PatternName): Texture {
  const known = textures.get(name) ?? pattern(name);
  textures.set(name, known);
  return known;
}

/** Uniforms common to all surfaces of a scene: its lights and shadow maps. */
export type SharedUniforms = Record<string, { value: unknown }>;

/**
 * The material of a surface.
 * @param main the product's colour when it is fixed, as in a room
 * @param framed false for parts that do not count when the product is centred in its picture
 */
export function surface(
  look: Look,
  tint: Tint,
  shared: SharedUniforms,
  main?: ColorKey,
  framed = true,
): ShaderMaterial {
  const color = tint === 'main' ? main : tint;
  const { first, second } = finish(look.substance, color ?? 'white');
  const see = look.opacity ?? 1;
  return new ShaderMaterial({
    glslVersion: GLSL3,
    vertexShader,
    fragmentShader,
    transparent: see < 1,
    premultipliedAlpha: true,
    depthWrite: see === 1,
    side: see < 1 ? DoubleSide : FrontSide,
    uniforms: {
      ...shared,
      pattern: { value: texture(look.pattern) },
      repeat: { value: new Vector2(1 / look.scale, 1 / look.scale) },
      first: { value: first },
      second: { value: second },
      split: { value: color === undefined ? 1 : 0 },
      relief: { value: look.relief },
      rough: { value: look.rough },
      metal: { value: look.substance === 'metal' ? 1 : 0 },
      gloss: { value: look.gloss },
      sheen: { value: look.sheen ?? 0 },
      glow: { value: look.glow ?? 0 },
      opacity: { value: see },
      ground: { value: 0 },
      framed: { value: framed ? 1 : 0 },
    },
  });
}

/** Uniforms of one pass, without lights. */
export function sharedUniforms(): SharedUniforms {
  const places = Array.from({ length: lightsPerPass }, (_, i) => [`shadow${i}`, { value: null }] as const);
  return Object.fromEntries(places);
}

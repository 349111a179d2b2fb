import { Color, Vector3 } from 'three';
import { colors, type ColorKey } from '../../../mocks/media/colors';

/** Substance of a surface, as far as it affects colour. */
export type Substance =
  | 'wood'
  | 'fabric'
  | 'leather'
  | 'metal'
  | 'ceramic'
  | 'glass'
  | 'fibre'
  | 'paint'
  | 'paper'
  | 'patterned'
  | 'tinted';

/** Two colours of a surface: ground and grain, thread and gap, or paint and metallic reflection. */
export interface Finish {
  readonly first: Vector3;
  readonly second: Vector3;
}

const grains: Partial<Record<ColorKey, readonly [string, string]>> = {
  oak: ['#d3b48a', '#ac8a60'],
  walnut: ['#7d5b42', '#4a3524'],
  ash: ['#e6d6ba', '#c4ab84'],
  black: ['#2e2b29', '#1a1817'],
};

const reflections: Partial<Record<ColorKey, string>> = {
  brass: '#d8ac66',
  chrome: '#dcddde',
  clear: '#f6f8f7',
};

/** Darkening of the second colour in relation to the first, by substance. */
const depths: Record<Substance, number> = {
  wood: 0.86,
  fabric: 0.74,
  leather: 0.6,
  metal: 1,
  ceramic: 0.8,
  glass: 1,
  fibre: 0.6,
  paint: 0.96,
  paper: 0.9,
  patterned: 1,
  tinted: 1,
};

/** A colour in linear light. */
export function linear(hex: string): Vector3 {
  const { r, g, b } = new Color(hex);
  return new Vector3(r, g, b);
}

/** The two colours of a substance in one of the shop's colours. */
export function finish(substance: Substance, color: ColorKey): Finish {
  if (substance === 'metal') return reflecting(color);
  if (substance === 'patterned') return drawn(color);
  const grain = substance === 'wood' ? grains[color] : undefined;
  if (grain) return { first: linear(grain[0]), second: linear(grain[1]) };
  const first = linear(colors[color]);
  return { first, second: first.clone().multiplyScalar(depths[substance] ** 2.2) };
}

/** A light ground with a drawing in the colour; charcoal on it for very light colours. */
function drawn(color: ColorKey): Finish {
  const tone = linear(colors[color]);
  const light = tone.x + tone.y + tone.z > 1.35;
  return light ? { first: tone, second: linear('#5b5148') } : { first: linear('#e6dccb'), second: tone };
}

function reflecting(color: ColorKey): Finish {
  const reflection = reflections[color];
  if (reflection) return { first: new Vector3(), second: linear(reflection) };
  return { first: linear(colors[color]), second: new Vector3(0.045, 0.045, 0.045) };
}

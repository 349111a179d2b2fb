import type { ColorKey } from '../../../mocks/media/colors';
import type { Substance } from './finishes';
import type { PatternName } from './patterns';

/** Look of a surface, apart from its colour. */
export interface Look {
  readonly substance: Substance;
  readonly pattern: PatternName;
  /** Size of one repeat of the pattern in cm. */
  readonly scale: number;
  /** Depth of the pattern's relief in cm. */
  readonly relief: number;
  /** 0 is a mirror, 1 is chalk. */
  readonly rough: number;
  /** Share of light reflected head-on. */
  readonly gloss: number;
  readonly sheen?: number;
  /** Below 1 for a transparent surface. */
  readonly opacity?: number;
  /** Emitted light, in multiples of its colour. */
  readonly glow?: number;
}

/** Looks of surfaces. */
export const looks = {
  wood: { substance: 'wood', pattern: 'wood', scale: 58, relief: 0.02, rough: 0.5, gloss: 0.035 },
  wool: { substance: 'fabric', pattern: 'wool', scale: 20, relief: 0.1, rough: 1, gloss: 0, sheen: 0.5 },
  linen: { substance: 'fabric', pattern: 'linen', scale: 16, relief: 0.06, rough: 1, gloss: 0, sheen: 0.25 },
  boucle: {
    substance: 'fabric',
    pattern: 'boucle',
    scale: 20,
    relief: 0.3,
    rough: 1,
    gloss: 0,
    sheen: 0.35,
  },
  leather: { substance: 'leather', pattern: 'leather', scale: 26, relief: 0.05, rough: 0.55, gloss: 0.03 },
  metal: { substance: 'metal', pattern: 'plain', scale: 50, relief: 0, rough: 0.34, gloss: 0.04 },
  polished: { substance: 'metal', pattern: 'plain', scale: 50, relief: 0, rough: 0.1, gloss: 0.04 },
  paint: { substance: 'paint', pattern: 'plain', scale: 50, relief: 0, rough: 0.45, gloss: 0.035 },
  ceramic: { substance: 'ceramic', pattern: 'speckle', scale: 14, relief: 0.01, rough: 0.42, gloss: 0.04 },
  glass: {
    substance: 'glass',
    pattern: 'plain',
    scale: 50,
    relief: 0,
    rough: 0.05,
    gloss: 0.07,
    opacity: 0.12,
  },
  vessel: {
    substance: 'tinted',
    pattern: 'plain',
    scale: 50,
    relief: 0,
    rough: 0.05,
    gloss: 0.06,
    opacity: 0.36,
  },
  opal: { substance: 'paint', pattern: 'plain', scale: 50, relief: 0, rough: 0.25, gloss: 0.04, glow: 0.32 },
  shade: { substance: 'fabric', pattern: 'linen', scale: 10, relief: 0.02, rough: 1, gloss: 0, glow: 0.3 },
  paper: { substance: 'paper', pattern: 'paper', scale: 24, relief: 0.03, rough: 1, gloss: 0, glow: 0.28 },
  cane: { substance: 'fibre', pattern: 'cane', scale: 9, relief: 0.05, rough: 0.6, gloss: 0.02 },
  cord: { substance: 'fibre', pattern: 'cord', scale: 6, relief: 0.25, rough: 0.9, gloss: 0 },
  coil: { substance: 'fibre', pattern: 'coil', scale: 5, relief: 0.3, rough: 0.9, gloss: 0 },
  wicker: { substance: 'fibre', pattern: 'wicker', scale: 6, relief: 0.45, rough: 0.7, gloss: 0.015 },
  pile: { substance: 'fabric', pattern: 'pile', scale: 30, relief: 0.5, rough: 1, gloss: 0, sheen: 0.3 },
  diamond: {
    substance: 'patterned',
    pattern: 'diamond',
    scale: 46,
    relief: 0.4,
    rough: 1,
    gloss: 0,
    sheen: 0.2,
  },
  stripe: {
    substance: 'patterned',
    pattern: 'stripe',
    scale: 60,
    relief: 0.1,
    rough: 1,
    gloss: 0,
    sheen: 0.1,
  },
  ticking: {
    substance: 'patterned',
    pattern: 'stripe',
    scale: 25,
    relief: 0.05,
    rough: 1,
    gloss: 0,
    sheen: 0.2,
  },
  leaf: { substance: 'paint', pattern: 'plain', scale: 50, relief: 0, rough: 0.55, gloss: 0.025 },
  boards: { substance: 'wood', pattern: 'boards', scale: 84, relief: 0.1, rough: 0.5, gloss: 0.03 },
  stone: { substance: 'ceramic', pattern: 'plaster', scale: 120, relief: 0.01, rough: 0.6, gloss: 0.02 },
  plaster: { substance: 'paint', pattern: 'plaster', scale: 160, relief: 0.03, rough: 1, gloss: 0 },
  mirror: { substance: 'metal', pattern: 'plain', scale: 50, relief: 0, rough: 0.1, gloss: 0.04 },
} as const satisfies Record<string, Look>;

/** The name of a look. */
export type LookName = keyof typeof looks;

/** A fixed colour of a surface, or 'main' for the product's colour. */
export type Tint = ColorKey | 'main';

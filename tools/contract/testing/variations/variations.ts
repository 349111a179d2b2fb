import type { Contract } from '../../../../scripts/generate/contract';
import { bodyVariations } from './bodies';
import { listVariations } from './lists';
import { shopVariations } from './shops';
import { twins } from './twins';
import type { Variation } from './variation';
import { wireVariations } from './wire';

/** Differences that the contract leaves free. */
export const variationsOf = (contract: Contract): Variation[] => [
  ...wireVariations,
  ...bodyVariations(contract),
  ...listVariations,
  ...shopVariations,
  twins,
];

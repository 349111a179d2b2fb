import { shortHash } from '../../../tools/pictures/shortHash';
import type { Room } from './room';

/** To be raised by hand when a change of light or renderer changes the pictures of rooms. */
export const roomVersion = 1;

/** Fingerprint of a room picture's input. */
export function roomFingerprint(room: Room): string {
  const rendered = { ...room, setup: undefined };
  return shortHash([roomVersion, rendered]);
}

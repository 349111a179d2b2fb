import { shortHash } from '../shortHash';
import type { Room } from './room';

/** Raised by hand when the light or the renderer change what rooms look like. */
export const roomVersion = 1;

/** What a room picture is rendered from. */
export function roomFingerprint(room: Room): string {
  const rendered = { ...room, setup: undefined };
  return shortHash([roomVersion, rendered]);
}

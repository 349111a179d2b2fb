import { createHash } from 'node:crypto';
import { toolVersion } from '../fingerprint';
import type { Room } from './room';

/** What a room picture is rendered from. */
export function roomFingerprint(room: Room): string {
  return createHash('sha256')
    .update(JSON.stringify([toolVersion, room]))
    .digest('hex')
    .slice(0, 16);
}

import type { Room } from './rooms/room';

/** The room scenes of heroes and campaigns. */
export const rooms: readonly Room[] = [];

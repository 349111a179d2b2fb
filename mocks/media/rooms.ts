import source from '../data/pictures/rooms.json' with { type: 'json' };
import type { Room } from '../data/schemas/pictures';

/** The room scenes of heroes and campaigns. */
export const rooms = source as unknown as readonly Room[];

import { dining } from './rooms/dining';
import { living } from './rooms/living';
import type { Room } from './rooms/room';
import { sleeping } from './rooms/sleeping';

/** The room scenes of heroes and campaigns. */
export const rooms: readonly Room[] = [...living, ...dining, ...sleeping];

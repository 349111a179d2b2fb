import { dining } from './rooms/dining';
import { living } from './rooms/living';
import { livingCloseUps } from './rooms/livingCloseUps';
import type { Room } from './rooms/room';
import { sleeping } from './rooms/sleeping';
import { store } from './rooms/store';
import { working } from './rooms/working';

/** The room scenes of heroes and campaigns. */
export const rooms: readonly Room[] = [
  ...living,
  ...livingCloseUps,
  ...dining,
  ...working,
  ...sleeping,
  ...store,
];

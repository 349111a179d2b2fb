import { extra, thing, type Room } from './room';

/** The floors of the stores. */
export const store: readonly Room[] = [
  {
    id: 'store-floor',
    wall: '#efe9df',
    floor: 'stone',
    light: 'day',
    sun: { left: 40, height: 40 },
    camera: { from: [-190, 168, 980], to: [20, 96, 60], view: 27 },
    things: [
      thing('sofa-curve', 'rose', -120, 150, 16, 15),
      thing('armchair-tub', 'sage', 165, 175, -34, 15),
      thing('pendant-dome', 'terracotta', -210, 90, 0, 190),
      thing('pendant-opal', 'brass', -140, 90, 0, 206),
      thing('pendant-paper', 'white', -60, 90, 0, 188),
      thing('pendant-dome', 'green', 30, 90, 0, 200),
      thing('pendant-opal', 'black', 100, 90, 0, 190),
      thing('pendant-paper', 'rose', 180, 90, 0, 196),
      thing('shelf-tall', 'oak', -200, 20),
      thing('shelf-tall', 'oak', -114, 20),
      thing('shelf-divider', 'oak', 150, 22),
      thing('chair-spindle', 'sage', 20, 300, 30),
      thing('chair-shell', 'terracotta', 92, 310, -10),
    ],
    extras: [
      extra('platform', 'white', -120, 160, 0, 1.02),
      extra('platform', 'white', 165, 165, 0, 0.7),
      extra('sign', 'white', -12, 240),
      extra('sign', 'white', 252, 210),
      extra('art', 'petrol', 10, 3, 150, 1.1),
    ],
  },
];

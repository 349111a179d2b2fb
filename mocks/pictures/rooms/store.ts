import { extra, thing, type Room } from './room';

/** The floors of the stores. */
export const store: readonly Room[] = [
  {
    id: 'store-lamps',
    wall: '#4a4f4b',
    floor: 'stone',
    light: 'lamp',
    sun: { left: 50, height: 34 },
    camera: { from: [-60, 150, 840], to: [0, 118, 40], view: 24 },
    things: [
      thing('pendant-paper', 'white', -168, 90, 0, 176),
      thing('pendant-opal', 'brass', -92, 110, 0, 158),
      thing('pendant-paper', 'rose', 0, 90, 0, 188),
      thing('pendant-opal', 'black', 78, 120, 0, 164),
      thing('floor-lamp-shade', 'brass', -216, 110),
      thing('table-lamp-globe', 'brass', 64, 40, 0, 99),
      thing('pendant-paper', 'natural', 164, 90, 0, 180),
      thing('table-lamp-mushroom', 'terracotta', -40, 40, 0, 99),
      thing('table-lamp-globe-small', 'chrome', 4, 44, 0, 99),
      thing('table-lamp-ceramic', 'green', -92, 40, 0, 99),
      thing('floor-lamp-tripod', 'oak', 214, 110),
      thing('shelf-low', 'oak', -62, 40, 0, 15),
      thing('shelf-low', 'oak', 58, 40, 0, 15),
    ],
    extras: [
      extra('platform', 'white', 0, 70, 0, 1.1),
      extra('sign', 'white', -130, 170),
      extra('sign', 'white', 150, 180),
    ],
  },
];

import { extra, thing, type Room } from './room';

/** Places to work and to arrive. */
export const working: readonly Room[] = [
  {
    id: 'workplace-desk',
    wall: '#dcd6cb',
    floor: 'oak',
    sun: { left: 54, height: 34 },
    camera: { from: [-70, 132, 720], to: [-6, 94, 0], view: 25 },
    things: [
      thing('desk-drawers', 'oak', 10, 50),
      thing('chair-shell', 'terracotta', 24, 112, 168),
      thing('table-lamp-mushroom', 'mustard', -40, 42, 0, 75),
      thing('shelf-wall', 'oak', 20, 12, 0, 118),
      thing('rug-plain', 'grey', 10, 110),
      thing('basket-rattan', 'natural', 118, 60, 20),
      thing('dresser-tall', 'oak', -140, 28),
    ],
    extras: [extra('stack', 'sand', 40, 44, 75), extra('plant', 'cream', 170, 55, 0, 0.9)],
  },
  {
    id: 'hallway',
    wall: '#a9b3b5',
    floor: 'stone',
    sun: { left: 54, height: 34 },
    camera: { from: [40, 130, 700], to: [0, 92, 0], view: 25 },
    things: [
      thing('bench-hall', 'oak', 10, 24),
      thing('mirror-round', 'oak', 10, 4, 0, 118),
      thing('basket-tall', 'natural', 92, 34),
      thing('wardrobe-two', 'white', -135, 32),
      thing('rug-stripe', 'terracotta', 10, 130),
      thing('stool-round', 'oak', 150, 60),
      thing('vase-bottle', 'terracotta', 150, 60, 0, 45),
    ],
    extras: [extra('stack', 'sand', -14, 24, 48), extra('curtain', 'cream', 215, 14)],
  },
  {
    id: 'workshop-oak',
    wall: '#d9d3c7',
    floor: 'stone',
    sun: { left: 54, height: 36 },
    camera: { from: [-90, 128, 740], to: [-4, 92, 0], view: 25 },
    things: [
      thing('table-trestle', 'oak', 20, 110),
      thing('stool-round', 'oak', -40, 176),
      thing('stool-round', 'black', 60, 180),
      thing('shelf-wall', 'oak', 20, 12, 0, 116),
      thing('pendant-dome', 'green', -44, 110, 0, 152),
      thing('shelf-ladder', 'oak', -150, 24),
      thing('basket-seagrass', 'natural', 150, 60),
      thing('vase-jug', 'charcoal', 66, 104, 0, 74),
      thing('chair-spindle', 'oak', 160, 150, -60),
    ],
    extras: [extra('stack', 'sand', -30, 108, 74), extra('branches', 'green', 66, 104, 98, 0.9)],
  },
];

import { curvedOutline, lathe, roundedOutline } from '../../shape/lathe';
import type { Point } from '../../shape/mesh';
import { sweep } from '../../shape/sweep';
import type { Build } from '../builder';
import { leg } from '../legs';
import { foot, shade } from '../shade';

/** A slim pole with a linen shade. */
const pole: Build = (builder) => {
  const { width, height } = builder.model.size;
  foot(builder, 14, 2.4);
  builder.add(
    sweep(
      [
        [0, 2, 0],
        [0, height - 12, 0],
      ],
      { radius: 0.9 },
    ),
    'metal',
  );
  shade(builder, width / 2, width / 2 - 7, 27, [0, height - 27, 0]);
  builder.add(
    sweep(
      [
        [6, height - 28, 0],
        [6, height - 40, 0],
      ],
      { radius: 0.15 },
    ),
    'metal',
  );
  builder.add(
    sweep(
      [
        [6, height - 40, 0],
        [6, height - 42, 0],
      ],
      { radius: 0.5 },
    ),
    'metal',
  );
};

/** Three turned legs that meet under a drum shade. */
const tripod: Build = (builder) => {
  const { width, height } = builder.model.size;
  for (let i = 0; i < 3; i++) {
    const angle = (i / 3) * Math.PI * 2 + 0.5;
    const at = (r: number, y: number): Point => [Math.sin(angle) * r, y, Math.cos(angle) * r];
    leg(builder, at(3, height - 30), at(width / 2, 0), { radius: [1.5, 1.1] });
    builder.add(sweep([at(14.6, 86), [0, 82, 0]], { radius: 0.5 }), 'metal', 'brass');
  }
  builder.add(
    lathe(
      roundedOutline([
        [0, 81],
        [1.6, 81, 0.4],
        [1.6, 83, 0.4],
        [0, 83],
      ]),
    ),
    'metal',
    'brass',
  );
  builder.add(
    lathe(
      roundedOutline([
        [0, height - 34],
        [4.6, height - 34, 0.8],
        [4.6, height - 29, 0.8],
        [0, height - 28.6],
      ]),
    ),
    'metal',
    'brass',
  );
  builder.add(
    sweep(
      [
        [0, height - 29, 0],
        [0, height - 18, 0],
      ],
      { radius: 1 },
    ),
    'metal',
    'brass',
  );
  shade(builder, 25, 21, 29, [0, height - 29, 0]);
};

/** A wide arc that holds a dome far out from its heavy foot. */
const arc: Build = (builder) => {
  const { width } = builder.model.size;
  const left = -width / 2 + 16;
  const right = width / 2 - 16;
  builder.add(
    lathe(
      roundedOutline([
        [0, 0],
        [15.6, 0, 0.4],
        [15.6, 4.4, 1.2],
        [0, 4.6],
      ]),
    ),
    'metal',
    'main',
    { at: [left, 0, 0] },
  );
  const way: Point[] = [
    [left, 4, 0],
    [left - 1, 70, 0],
    [left + 6, 140, 0],
    [left + 34, 184, 0],
    [left + 66, 184, 0],
    [right, 160, 0],
  ];
  builder.add(sweep(way, { radius: (t) => 1.5 - 0.6 * t, segments: 110 }), 'metal');
  const dome = curvedOutline(
    [
      [15.6, 0],
      [16, 0.8],
      [15, 6],
      [9.6, 13],
      [3, 16.4],
      [2.2, 18.6],
      [0, 19],
    ],
    8,
  );
  builder.add(lathe(dome), 'metal', 'main', { at: [right, 143, 0] });
  builder.add(
    lathe([
      [15.2, 0.6],
      [0, 1.8],
    ]),
    'opal',
    'cream',
    { at: [right, 143, 0] },
  );
};

/** A reading lamp: a slim pole with a small spun shade on an arm. */
const reading: Build = (builder) => {
  const { width, height } = builder.model.size;
  const pole = -width / 2 + 12;
  builder.add(
    lathe(
      roundedOutline([
        [0, 0],
        [12, 0, 0.3],
        [12, 2, 0.8],
        [0, 2.2],
      ]),
    ),
    'metal',
    'main',
    {
      at: [pole, 0, 0],
    },
  );
  const way: Point[] = [
    [pole, 2, 0],
    [pole, height - 10, 0],
    [pole + 5, height - 1, 0],
    [width / 2 - 11, height - 8, 0],
  ];
  builder.add(sweep(way, { radius: 0.8, corner: 6, segments: 90 }), 'metal');
  const cone = curvedOutline(
    [
      [10.4, 0],
      [9.8, 2.4],
      [6.4, 9],
      [2.6, 12],
      [0, 12.6],
    ],
    8,
  );
  const placing = { at: [width / 2 - 11, height - 21, 0], turn: [0, 0, 0.12] } as const;
  builder.add(lathe(cone), 'metal', 'main', placing);
  builder.add(
    lathe([
      [10, 0.4],
      [0, 1.6],
    ]),
    'opal',
    'cream',
    placing,
  );
};

/** Floor lamps by model id. */
export const floorLamps: Record<string, Build> = {
  'floor-lamp-shade': pole,
  'floor-lamp-tripod': tripod,
  'floor-lamp-arc': arc,
  'floor-lamp-reading': reading,
};

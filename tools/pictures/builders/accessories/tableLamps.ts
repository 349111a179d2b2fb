import { curvedOutline, lathe, roundedOutline } from '../../shape/lathe';
import { sweep } from '../../shape/sweep';
import type { Build } from '../builder';
import { foot, shade } from '../shade';

/** A round cap on a stem that widens into its foot. */
const mushroom: Build = (builder) => {
  const { width, height } = builder.model.size;
  const r = width / 2;
  const stem = curvedOutline(
    [
      [0, 0],
      [8.4, 0.05],
      [8.6, 0.9],
      [6, 2.2],
      [3, 6],
      [2.2, 13],
      [2.3, height - 12],
    ],
    8,
  );
  builder.add(lathe(stem), 'metal');
  const cap = curvedOutline(
    [
      [r - 1.4, height - 15.6],
      [r - 0.2, height - 15.2],
      [r, height - 13.6],
      [r * 0.88, height - 7.5],
      [r * 0.56, height - 2.2],
      [r * 0.2, height - 0.2],
      [0, height],
    ],
    10,
  );
  builder.add(lathe(cap), 'metal');
  builder.add(
    lathe(
      [
        [0, height - 13.6],
        [r - 1.2, height - 15.2],
      ].reverse() as [number, number][],
    ),
    'opal',
    'cream',
  );
  builder.add(
    sweep(
      [
        [0, 0.6, -8],
        [6, 0.35, -20],
        [22, 0.3, -26],
        [40, 0.3, -20],
      ],
      { radius: 0.28, segments: 30 },
    ),
    'paint',
    'black',
    { framed: false },
  );
};

/** A thrown ceramic body under a linen shade. */
const ceramic: Build = (builder) => {
  const { width, height } = builder.model.size;
  const body = curvedOutline(
    [
      [0, 0],
      [8, 0.05],
      [9.4, 1.4],
      [12.2, 9],
      [11.6, 17],
      [6.6, 24],
      [3.2, 27.4],
      [3, 30],
    ],
    10,
  );
  builder.add(lathe(body, { segments: 90 }), 'ceramic');
  builder.add(
    lathe(
      roundedOutline([
        [1, 29],
        [1, 34],
      ]),
    ),
    'metal',
    'brass',
  );
  shade(builder, width / 2, width / 2 - 4.5, 22, [0, height - 22, 0]);
};

/** An opal globe on a turned metal foot. */
const globe: Build = (builder) => {
  const { width, height } = builder.model.size;
  const r = width / 2;
  const bottom = height - r * 2;
  const cup = 4.8;
  // The height at which the globe is as wide as the cup and rests on its rim, which hides the inside of the cup.
  const rim = bottom + r - Math.sqrt(r ** 2 - cup ** 2);
  foot(builder, 7.5, 1.6);
  builder.add(
    lathe(
      curvedOutline(
        [
          [2, 1.4],
          [1.3, 3],
          [1.2, bottom - 3],
          [cup - 0.4, bottom - 1.4],
          [cup, rim],
          [cup - 0.5, rim],
        ],
        8,
      ),
    ),
    'metal',
  );
  const ball = Array.from({ length: 41 }, (_, i): [number, number] => {
    const angle = (i / 40) * Math.PI;
    return [Math.sin(angle) * r, height - r - Math.cos(angle) * r];
  });
  builder.add(lathe(ball), 'opal', 'cream');
};

/** A small spun shade on a bent arm. */
const bedside: Build = (builder) => {
  const { height } = builder.model.size;
  foot(builder, 8, 1.8);
  const stem = sweep(
    [
      [0, 1, -3],
      [0, height - 6, -3],
      [0, height - 2, 1],
      [0, height - 5, 5],
    ],
    { radius: 0.6, corner: 4, segments: 60 },
  );
  builder.add(stem, 'metal', 'brass');
  const cone = curvedOutline(
    [
      [9, 0],
      [8.4, 2],
      [5.4, 8],
      [2.2, 10.4],
      [0, 10.8],
    ],
    8,
  );
  builder.add(lathe(cone), 'metal', 'main', { at: [0, height - 15, 4], turn: [-0.18, 0, 0] });
  builder.add(
    lathe([
      [8.8, 0.3],
      [0, 1.4],
    ]),
    'opal',
    'cream',
    { at: [0, height - 15, 4], turn: [-0.18, 0, 0] },
  );
};

/** Table lamps by model id. */
export const tableLamps: Record<string, Build> = {
  'table-lamp-mushroom': mushroom,
  'table-lamp-ceramic': ceramic,
  'table-lamp-globe': globe,
  'table-lamp-globe-small': globe,
  'table-lamp-bedside': bedside,
};

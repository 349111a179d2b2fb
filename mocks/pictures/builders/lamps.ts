import { curvedOutline, lathe, roundedOutline, type OutlinePoint } from '../shape/lathe';
import type { Point } from '../shape/mesh';
import { sweep } from '../shape/sweep';
import type { Build, Builder } from './builder';
import { leg } from './legs';

/** A thin shade, open below and above. */
export function shade(builder: Builder, bottom: number, top: number, height: number, at: Point): void {
  const wall: OutlinePoint[] = [
    [bottom - 0.5, 0.4],
    [bottom, 0, 0.2],
    [top, height, 0.2],
    [top - 0.5, height - 0.4],
    [bottom - 0.5, 0.4],
  ];
  builder.add(lathe(roundedOutline(wall)), 'shade', 'cream', { at });
  for (const [r, y] of [
    [bottom, 0.4],
    [top, height - 0.4],
  ] as const) {
    builder.add(
      lathe(
        roundedOutline([
          [r - 0.5, -0.4],
          [r + 0.15, -0.4, 0.2],
          [r + 0.15, 0.4, 0.2],
          [r - 0.5, 0.4],
        ]),
      ),
      'linen',
      'cream',
      { at: [at[0], at[1] + y, at[2]] },
    );
  }
}

/** A heavy round foot. */
function foot(builder: Builder, radius: number, height = 2): void {
  builder.add(
    lathe(
      roundedOutline([
        [0, 0],
        [radius, 0, 0.3],
        [radius, height, 0.8],
        [0, height + 0.2],
      ]),
    ),
    'metal',
  );
}

const cord: { radius: number; segments: number } = { radius: 0.28, segments: 30 };

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
      cord,
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
  foot(builder, 7.5, 1.6);
  builder.add(
    lathe(
      curvedOutline(
        [
          [2, 1.4],
          [1.3, 3],
          [1.2, height - r * 2 - 3],
          [4.4, height - r * 2 - 1.4],
          [4.8, height - r * 2 + 0.8],
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

/** A wide arc that carries a dome far out from its heavy foot. */
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

/** Table and floor lamps by model id. */
export const lamps: Record<string, Build> = {
  'table-lamp-mushroom': mushroom,
  'table-lamp-ceramic': ceramic,
  'table-lamp-globe': globe,
  'floor-lamp-shade': pole,
  'floor-lamp-tripod': tripod,
  'floor-lamp-arc': arc,
};

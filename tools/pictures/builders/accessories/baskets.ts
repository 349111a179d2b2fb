import { curvedOutline, lathe, roundedOutline } from '../../shape/lathe';
import { sweep } from '../../shape/sweep';
import type { Build, Builder } from '../builder';

/** Coiled seagrass. */
function coiled(builder: Builder, width: number, height: number): void {
  const r = width / 2;
  const curve = curvedOutline(
    [
      [r * 0.72, 0],
      [r * 0.9, height * 0.2],
      [r, height * 0.5],
      [r * 0.95, height * 0.8],
      [r * 0.86, height],
    ],
    30,
  );
  const rows = 17;
  const outer = curve.map(([x, y]): [number, number] => [
    x + Math.abs(Math.sin((y / height) * rows * Math.PI)) * 0.8,
    y,
  ]);
  const inner = [...curve].reverse().map(([x, y]): [number, number] => [x - 1.6, Math.max(1.5, y)]);
  builder.add(lathe([[0, 0], ...outer, ...inner, [0, 1.5]]), 'coil');
}

const seagrass: Build = (builder) => {
  coiled(builder, builder.model.size.width, builder.model.size.height);
};

/** A low basket full of logs, with rope handles. */
const logs: Build = (builder) => {
  const { width, height, depth } = builder.model.size;
  const rim = height - 14;
  coiled(builder, depth, rim);
  for (let i = 0; i < 9; i++) {
    const [angle, r] = [i * 2.4, i ? 10.5 : 0];
    const log = lathe(
      roundedOutline([
        [0, 0],
        [4.9, 0, 0.4],
        [4.9, 30, 0.4],
        [0, 30],
      ]),
      { segments: 24, shape: (turn) => 1 + 0.07 * Math.sin(turn * 3 + i) },
    );
    const lean = 0.12;
    builder.add(log, 'wood', i % 3 ? 'ash' : 'oak', {
      at: [Math.sin(angle) * r, height - 31 - builder.random() * 5, Math.cos(angle) * r],
      turn: [lean * Math.cos(angle), 0, -lean * Math.sin(angle)],
    });
  }
  for (const side of [-1, 1]) {
    const x = side * (depth / 2 - 1.4);
    const handle = sweep(
      [
        [x, rim - 3, -6],
        [side * (width / 2 - 1), rim - 4, 0],
        [x, rim - 3, 6],
      ],
      { radius: 1.1, segments: 40 },
    );
    builder.add(handle, 'coil', 'natural');
  }
};

/** Woven rattan with two leather handles. */
const rattan: Build = (builder) => {
  const { depth } = builder.model.size;
  const [width, height] = [builder.model.size.width - 3, builder.model.size.height - 7];
  const r = width / 2;
  const squash = (angle: number) => Math.hypot(Math.sin(angle), (Math.cos(angle) * depth) / width) ** 1;
  const outer = curvedOutline(
    [
      [r * 0.84, 0],
      [r * 0.9, height * 0.3],
      [r * 0.97, height * 0.75],
      [r, height],
    ],
    10,
  );
  const inner = [...outer].reverse().map(([x, y]): [number, number] => [x - 1.4, Math.max(1.4, y)]);
  builder.add(lathe([[0, 0], ...outer, ...inner, [0, 1.4]], { shape: squash }), 'wicker');
  const rim = Array.from({ length: 40 }, (_, i): [number, number, number] => {
    const angle = (i / 40) * Math.PI * 2;
    return [Math.sin(angle) * (r - 0.7) * squash(angle), height, Math.cos(angle) * (r - 0.7) * squash(angle)];
  });
  builder.add(sweep(rim, { radius: 1.3, closed: true, segments: 120 }), 'coil');
  for (const side of [-1, 1]) {
    const x = side * r;
    builder.add(
      sweep(
        [
          [x, height - 6, -6],
          [x + side * 0.4, height + 2, -5.6],
          [x * 0.98, height + 7, 0],
          [x + side * 0.4, height + 2, 5.6],
          [x, height - 6, 6],
        ],
        { radius: 1.2, flat: 0.4, segments: 50 },
      ),
      'leather',
      'cognac',
    );
  }
};

/** A tall laundry basket, its upper half in the colour. */
const tall: Build = (builder) => {
  const { depth, height } = builder.model.size;
  const r = depth / 2;
  const reach = (y: number) => r * (0.86 + 0.14 * Math.sin((y / height) * Math.PI * 0.8));
  const rows = 26;
  const band = (from: number, to: number) => {
    const count = Math.round((to - from) * 5);
    return Array.from({ length: count + 1 }, (_, i): [number, number] => {
      const y = from + ((to - from) * i) / count;
      return [reach(y) + Math.abs(Math.sin((y / height) * rows * Math.PI)) * 0.7, y];
    });
  };
  const change = (height * 11) / rows;
  builder.add(lathe([[0, 0], ...band(0, change)]), 'coil', 'natural');
  const inner = band(2, height)
    .reverse()
    .map(([x, y]): [number, number] => [x - 1.7, y]);
  builder.add(lathe([...band(change, height), ...inner, [0, 2]]), 'coil');
  for (const side of [-1, 1]) {
    const x = side * (reach(height * 0.85) + 0.8);
    builder.add(
      sweep(
        [
          [x, height * 0.86, -6],
          [x + side * 3, height * 0.86 - 2, 0],
          [x, height * 0.86, 6],
        ],
        { radius: 1, segments: 40 },
      ),
      'coil',
      'natural',
    );
  }
};

/** Baskets by model id. */
export const baskets: Record<string, Build> = {
  'basket-seagrass': seagrass,
  'basket-log': logs,
  'basket-rattan': rattan,
  'basket-tall': tall,
};

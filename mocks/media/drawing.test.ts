import { expect, it } from 'vitest';
import { drawing } from './drawing';

const figures = (svg: string) => [...svg.matchAll(/>(\d+) cm</g)].map(([, figure]) => Number(figure));

it('PDP-01 a drawing has width, height and depth; that of a rug its sides', () => {
  expect(figures(drawing('sofas', { width: 228, depth: 94, height: 87 }))).toEqual([228, 87, 94]);
  expect(figures(drawing('rugs', { width: 240, depth: 170, height: 2 }))).toEqual([240, 170]);
});

it('PDP-01 views of a wide product are below each other, those of a tall one side by side', () => {
  const views = (width: number, height: number) =>
    [...drawing('wardrobes', { width, depth: 60, height }).matchAll(/translate\((\S+) (\S+)\)/g)].map(
      ([, x, y]) => [Number(x), Number(y)],
    );
  const [[, wideTop = 0] = [], [, lowerTop = 0] = []] = views(240, 60);
  expect(lowerTop).toBeGreaterThan(wideTop);
  const [[left = 0, top] = [], [right = 0, sideTop] = []] = views(60, 220);
  expect([right > left, sideTop]).toEqual([true, top]);
});

import type { Vector3 } from 'three';
import { fractal } from '../page/random';
import { box } from '../shape/box';

/** Bend a straight part round a centre `radius` cm in front of it; x becomes the distance along the arc. */
function bow(p: Vector3, radius: number): void {
  const angle = p.x / radius;
  const reach = radius - p.z;
  p.x = Math.sin(angle) * reach;
  p.z = radius - Math.cos(angle) * reach;
}

/** A long upholstered volume bent to an arc, with fully rounded ends. */
export function bowedCushion(
  length: number,
  height: number,
  depth: number,
  radius: number,
  edge: number,
  seed = 1,
) {
  return box(length, height, depth, {
    edge,
    cells: 40,
    bend: (p) => {
      const [x, y] = [p.x / (length / 2), p.y / (height / 2)];
      p.y += Math.sign(y) * Math.abs(y) * 1.2 * (1 - x ** 6);
      const swell = fractal(p.x * 0.04 + seed * 5, p.y * 0.05, p.z * 0.04, 3) - 0.5;
      p.z += swell * 1.2;
      p.y += swell * 0.8;
      bow(p, radius);
    },
  });
}

import { ExtrudeGeometry, Shape, Vector2, type BufferGeometry } from 'three';
import { toCreasedNormals } from 'three/examples/jsm/utils/BufferGeometryUtils.js';

/** A flat shape in cm, seen from the front. */
export type Flat = readonly (readonly [number, number])[];

/** A board of an outline, `thickness` cm along z around the centre, with edges rounded by `edge` cm. */
export function board(
  outline: Flat,
  thickness: number,
  edge = 0.3,
  holes: readonly Flat[] = [],
): BufferGeometry {
  const shape = new Shape(outline.map(([x, y]) => new Vector2(x, y)));
  shape.holes = holes.map((hole) => new Shape(hole.map(([x, y]) => new Vector2(x, y))));
  const geometry = new ExtrudeGeometry(shape, {
    depth: thickness - edge * 2,
    bevelThickness: edge,
    bevelSize: edge,
    bevelOffset: -edge,
    bevelSegments: 3,
    curveSegments: 24,
  });
  return toCreasedNormals(geometry.translate(0, 0, edge - thickness / 2), 0.6);
}

/** The same board lying flat, its face up, the centre of its thickness at y = 0. */
export function lyingBoard(outline: Flat, thickness: number, edge = 0.3): BufferGeometry {
  return board(outline, thickness, edge).rotateX(-Math.PI / 2);
}

/** An oval or superellipse: `power` 2 is an ellipse, higher is squarer. */
export function oval(width: number, height: number, power = 2, points = 96): [number, number][] {
  return Array.from({ length: points }, (_, i) => {
    const angle = (i / points) * Math.PI * 2;
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    return [
      (width / 2) * Math.sign(c) * Math.abs(c) ** (2 / power),
      (height / 2) * Math.sign(s) * Math.abs(s) ** (2 / power),
    ];
  });
}

/** A rectangle with round corners. */
export function roundRectangle(
  width: number,
  height: number,
  corner: number,
  steps = 10,
): [number, number][] {
  const [x, y] = [width / 2 - corner, height / 2 - corner];
  const centers: [number, number, number][] = [
    [x, y, 0],
    [-x, y, 1],
    [-x, -y, 2],
    [x, -y, 3],
  ];
  return centers.flatMap(([cx, cy, quarter]) =>
    Array.from({ length: steps + 1 }, (_, i): [number, number] => {
      const angle = ((quarter + i / steps) * Math.PI) / 2;
      return [cx + corner * Math.cos(angle), cy + corner * Math.sin(angle)];
    }),
  );
}

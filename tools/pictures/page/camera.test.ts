import { BoxGeometry, Group, Mesh, Vector3 } from 'three';
import { expect, test } from 'vitest';
import { wholeViews } from '../../../mocks/media/manifest';
import { closeUpCamera, frame, poseOf } from './camera';

/** A plain block on the floor, dimensions in cm. */
function block(width: number, height: number, depth: number): Group {
  return new Group().add(new Mesh(new BoxGeometry(width, height, depth).translate(0, height / 2, 0)));
}

const blocks = { wide: block(230, 70, 90), tall: block(60, 200, 40), small: block(30, 40, 30) };
const pose = poseOf('chair-shell', 'chairs');

test.each(
  Object.entries(blocks).flatMap(([name, thing]) => wholeViews.map((view) => ({ name, thing, view }))),
)(
  'DEV-03 a $name thing from $view stands in the middle of its picture, as large as its frame allows',
  ({ thing, view }) => {
    const camera = frame(thing, pose, view);
    const [mesh] = thing.children;
    const position = (mesh as Mesh).geometry.getAttribute('position');
    const seen = Array.from({ length: position.count }, (_, i) =>
      new Vector3().fromBufferAttribute(position, i).project(camera),
    );
    const [left, right] = [Math.min(...seen.map(({ x }) => x)), Math.max(...seen.map(({ x }) => x))];
    const [low, high] = [Math.min(...seen.map(({ y }) => y)), Math.max(...seen.map(({ y }) => y))];
    expect(low + high).toBeCloseTo(0, 2);
    expect(left + right).toBeCloseTo(0, 2);
    const filled = Math.max((right - left) / 2 / pose.fill[0], (high - low) / 2 / pose.fill[1]);
    expect(filled).toBeCloseTo(1, 2);
  },
);

test('DEV-03 a close-up has its place in the middle and shows as much of the thing as it says', () => {
  const camera = closeUpCamera(blocks.wide, { at: [1, 1, 1], width: 40, turn: 0, elevation: 0 });
  const corner = new Vector3(115, 70, 45);
  expect(corner.clone().project(camera).x).toBeCloseTo(0, 5);
  expect(corner.clone().project(camera).y).toBeCloseTo(0, 5);
  expect(corner.setX(115 - 20).project(camera).x).toBeCloseTo(-1, 5);
});

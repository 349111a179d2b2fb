import { Vector3 } from 'three';
import { expect, test } from 'vitest';
import { openLight, sampleLights, studioLights } from './lights';

const up = new Vector3(0, 1, 0);

test('DEV-03 the same seed gives the same lights, another gives others', () => {
  const directions = (seed: string) =>
    sampleLights(studioLights, 80, seed).map(({ direction }) => direction.toArray());
  expect(directions('a')).toEqual(directions('a'));
  expect(directions('a')).not.toEqual(directions('b'));
});

test('DEV-03 no light comes from below the floor, and more samples do not make it brighter', () => {
  const few = sampleLights(studioLights, 40, 'a');
  const many = sampleLights(studioLights, 160, 'a');
  expect(Math.min(...many.map(({ direction }) => direction.y))).toBeGreaterThan(0);
  expect(openLight(few, up).x / openLight(many, up).x).toBeCloseTo(1, 1);
});

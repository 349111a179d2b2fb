import { Box3, MeshBasicMaterial, Mesh, Vector3 } from 'three';
import { expect, test } from 'vitest';
import { builds } from './builders';
import { Builder } from './builders/builder';
import type { PictureModel } from '../../mocks/data/schemas/pictures';
import { models } from '../../mocks/media/models';

test('DEV-03 every model is built, and nothing is built that is no model', () => {
  const ids = models.map(({ id }) => id);
  expect(Object.keys(builds).sort()).toEqual(ids.sort());
});

/** A built model with its outer dimensions in cm. */
function built(model: PictureModel): { size: Vector3; counts: Builder['counts'] } {
  const builder = new Builder(model, () => new MeshBasicMaterial());
  builds[model.id]?.(builder);
  const box = new Box3();
  builder.group.updateMatrixWorld(true);
  builder.group.traverse((part) => {
    if (part instanceof Mesh && part.userData.framed !== false) box.expandByObject(part, true);
  });
  return { size: box.getSize(new Vector3()), counts: builder.counts };
}

/** Tolerance of a dimension in cm: splayed feet, a leaning cushion and books on the top shelf protrude. */
const tolerance = (stated: number) => Math.max(5, stated * 0.12);

test.each(models)(
  'PDP-01 $id is pictured with the measures, seats, drawers and doors its product states',
  (model) => {
    const { size, counts } = built(model);
    const { width, height, depth } = model.size;
    expect(Math.abs(size.x - width)).toBeLessThanOrEqual(tolerance(width));
    expect(Math.abs(size.y - height)).toBeLessThanOrEqual(tolerance(height));
    expect(Math.abs(size.z - depth)).toBeLessThanOrEqual(tolerance(depth));
    expect(counts).toEqual({ seats: 0, drawers: 0, doors: 0, ...model.parts });
  },
);

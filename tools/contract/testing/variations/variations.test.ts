import { expect, it } from 'vitest';
import { checkAllVariations } from '../harmless';

it('DEV-05 none of the harmless variations of a backend is drift', async () => {
  const { name, drift, problems } = await checkAllVariations();
  expect(name.split(', ').length).toBeGreaterThan(60);
  expect(drift).toEqual([]);
  expect(problems).toEqual([]);
});

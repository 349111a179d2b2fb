import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openShop, withShop } from '../../tests/support/openShop';
import { sampleProducts } from '../../tests/support/sampleProducts';

withShop();

/** Measures in the file names of the drawings in the gallery, and the position of the first. */
function drawings() {
  const gallery = within(screen.getByRole('region', { name: /^Pictures of / }));
  const buttons = gallery.getAllByRole('button', { name: /^Enlarge picture / });
  const found = buttons.filter(({ textContent }) => textContent.endsWith(', drawing with measures'));
  const files = found.map((each) => each.querySelector('img')?.src);
  return {
    position: buttons.findIndex((each) => each === found[0]) + 1,
    measures: files.map((file) => /-(\d+)x\d+x\d+\.svg$/.exec(file ?? '')?.[1]),
  };
}

test('PDP-01 the second picture is a drawing with measures, that of the selected size alone', async () => {
  const { user } = openShop(sampleProducts.choices);
  await screen.findByRole('heading', { level: 1 });
  const before = drawings();
  expect(before).toEqual({ position: 2, measures: [expect.stringMatching(/^\d+$/)] });
  const sizes = screen.getAllByRole('radio', { name: / cm/ });
  const other = sizes.find((size) => !(size as HTMLInputElement).checked);
  if (!other) throw new Error('There is no other size');
  await user.click(other);
  const after = drawings();
  expect(after).toEqual({ position: 2, measures: [expect.stringMatching(/^\d+$/)] });
  expect(after.measures).not.toEqual(before.measures);
});

import { expect, test } from 'vitest';
import { fingerprint, heroFingerprint } from './fingerprint';
import { views } from '../../mocks/media/manifest';
import type { PictureModel } from '../../mocks/data/schemas/pictures';
import { models } from '../../mocks/media/models';
import { choose, outdated } from './plan';
import { readManifest } from './render';

const chair = models.find(({ id }) => id === 'chair-shell') as PictureModel;

test('DEV-03 a picture that is up to date is rendered again only with --force', () => {
  const choice = choose('sofa-block-2,sofa-corner,kitchen-bar,large-rugs', undefined);
  expect(outdated(choice, readManifest())).toEqual({ products: [], rooms: [], heroes: [] });
  const forced = outdated(choice, readManifest(), true);
  expect(forced.products.map(({ model, view }) => `${model.id} ${view}`)).toEqual(
    views.flatMap((view) => [`sofa-block-2 ${view}`, `sofa-corner ${view}`]),
  );
  expect(forced.rooms.map(({ id }) => id)).toEqual(['kitchen-bar']);
  expect(forced.heroes.map(({ id }) => id)).toEqual(['large-rugs']);
});

test('DEV-03 a width that is missing is rendered, without the widths that exist', () => {
  const manifest = readManifest();
  const known = manifest.products['sofa-corner'];
  if (!known) throw new Error('sofa-corner has no pictures');
  const without = { ...known, widths: { ...known.widths, angle: [400, 800] } };
  const work = outdated(choose('sofa-corner', undefined), {
    ...manifest,
    products: { ...manifest.products, 'sofa-corner': without },
  });
  expect(work.products.map(({ view, widths }) => ({ view, widths }))).toEqual([
    { view: 'angle', widths: [1600] },
  ]);
});

test('DEV-03 a new colour makes a picture outdated, and only what it is rendered from does', () => {
  const before = fingerprint(chair, 'front');
  expect(fingerprint({ ...chair }, 'front')).toBe(before);
  expect(fingerprint({ ...chair, colors: [...chair.colors, 'sage'] }, 'front')).not.toBe(before);
  expect(fingerprint({ ...chair, materials: ['oak'] }, 'front')).toBe(before);
  expect(new Set(views.map((view) => fingerprint(chair, view))).size).toBe(views.length);
});

test('DEV-03 a model that changes is rendered again', () => {
  const taller = { ...chair, size: { ...chair.size, height: chair.size.height + 2 } };
  expect(fingerprint(taller, 'front')).not.toBe(fingerprint(chair, 'front'));
});

test('DEV-03 --only chooses by model, family or room', () => {
  expect(choose('wardrobes', 'front').products.map(({ model }) => model.family)).toEqual([
    'wardrobes',
    'wardrobes',
    'wardrobes',
    'wardrobes',
  ]);
  expect(choose('wardrobes', 'front').rooms).toEqual([]);
  expect(choose('rooms', undefined).products).toEqual([]);
  expect(choose('kitchen-bar', undefined).rooms.map(({ id }) => id)).toEqual(['kitchen-bar']);
});

test('LIST-11 the picture of a category is rendered again when its product, its room or its colour changes', () => {
  const [hero] = choose('large-rugs', undefined).heroes;
  if (!hero) throw new Error('rugs have no picture');
  const { model } = hero;
  const before = heroFingerprint(hero);
  expect(heroFingerprint({ ...hero, model: { ...model } })).toBe(before);
  expect(heroFingerprint({ ...hero, color: 'black' })).not.toBe(before);
  const longer = { ...model, size: { ...model.size, width: model.size.width + 20 } };
  expect(heroFingerprint({ ...hero, model: longer })).not.toBe(before);
});

import { expect, test } from 'vitest';
import { fingerprint } from './fingerprint';
import type { PictureModel } from './model';
import { models } from './models';
import { choose, outdated } from './plan';
import { readManifest } from './render';

const chair = models.find(({ id }) => id === 'chair-shell') as PictureModel;

test('DEV-03 a picture that is up to date is rendered again only with --force', () => {
  const choice = choose('chair-spindle,vase-bottle,kitchen-bar', undefined);
  expect(outdated(choice, readManifest())).toEqual({ products: [], rooms: [] });
  const forced = outdated(choice, readManifest(), true);
  expect(forced.products.map(({ model, view }) => `${model.id} ${view}`)).toEqual([
    'chair-spindle front',
    'vase-bottle front',
    'chair-spindle angle',
    'vase-bottle angle',
  ]);
  expect(forced.rooms.map(({ id }) => id)).toEqual(['kitchen-bar']);
});

test('DEV-03 a new colour makes a picture outdated, and only what it is rendered from does', () => {
  const before = fingerprint(chair, 'front');
  expect(fingerprint({ ...chair }, 'front')).toBe(before);
  expect(fingerprint({ ...chair, colors: [...chair.colors, 'sage'] }, 'front')).not.toBe(before);
  expect(fingerprint({ ...chair, materials: ['oak'] }, 'front')).toBe(before);
  expect(fingerprint(chair, 'angle')).not.toBe(before);
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

import { expect, it } from 'vitest';
import { rooms } from '../../pictures/rooms';
import { roomTexts } from './rooms';

it('DEV-03 every room picture has its description, and no description is without its picture', () => {
  expect(Object.keys(roomTexts).sort()).toEqual(rooms.map(({ id }) => id).sort());
});

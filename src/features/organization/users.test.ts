import { describe, expect, it } from 'vitest';
import { readUsersAddress, usersHref } from './users';

const atFirst = { query: '', sorting: { key: 'name', isDescending: false }, page: 1 } as const;

describe('the address of the users', () => {
  it('ORG-01 is read back as it was written', () => {
    const all = { query: 'Vik & ås', sorting: { key: 'email', isDescending: true }, page: 7 } as const;
    expect(readUsersAddress(usersHref(all))).toEqual(all);
    expect(usersHref(atFirst)).toBe('?view=Users');
    expect(readUsersAddress('?view=Users')).toEqual(atFirst);
  });

  it.each(['?page=0&sort=age', '?page=-2&sort=--name', '?page=1e3&sort=constructor', '?page=&sort=&query='])(
    'ORG-01 %s shows all users from the first page',
    (search) => {
      expect(readUsersAddress(search)).toEqual(atFirst);
    },
  );
});

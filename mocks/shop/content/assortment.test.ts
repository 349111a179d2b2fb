import { describe, expect, it } from 'vitest';
import { contextAt } from '../context';
import { categoryLink } from './assortment';

describe('PDP-04 links to a category', () => {
  it.each([
    ['no', 'cushions', 'Se alle puter'],
    ['sv', 'cushions', 'Se alla kuddar'],
    ['en', 'cushions', 'See all cushions'],
    ['no', 'lighting', 'Se alt innen belysning'],
    ['sv', 'lighting', 'Se allt inom belysning'],
    ['en', 'lighting', 'See all lighting'],
    ['no', 'bedroom', 'Se alt til soverom'],
    ['sv', 'bedroom', 'Se allt för sovrum'],
    ['en', 'bedroom', 'See everything for the bedroom'],
  ] as const)('PDP-04 in %s the one to %s says %s', (route, code, text) => {
    expect(categoryLink(code, contextAt(route)).text).toBe(text);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { classifyLink } from './classifyLink';

const base = 'https://shop.example/no/stoler/?take=48';
const kindOf = (href: string) => classifyLink(href, base).kind;

describe('APP-11 what a link is', () => {
  it.each([
    ['/no/sofaer', '/no/sofaer'],
    ['lenestoler?skip=24', '/no/stoler/lenestoler?skip=24'],
    ['?instock=true', '/no/stoler/?instock=true'],
    ['https://shop.example/sv/bord#mått', '/sv/bord#m%C3%A5tt'],
    ['https://someone@shop.example/no', '/no'],
    ['/.//evil.example', '/evil.example'],
    ['https://shop.example//evil.example/x', '/evil.example/x'],
    ['/%E0%A4%A', '/%E0%A4%A'],
    ['/no/bord/vik-2.0', '/no/bord/vik-2.0'],
    ['/no/søk?query=manual.pdf', '/no/s%C3%B8k?query=manual.pdf'],
  ])('APP-11 %s stays in the app as %s', (href, to) => {
    expect(classifyLink(href, base)).toEqual({ kind: 'internal', to });
  });

  it.each([
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    'https:///evil.example',
    'https://shop.example@evil.example',
    'https://shop.example:8443/no',
    'https://shop.example.evil.example/no',
    'http://www.shop.example/',
    ' https://evil.example ',
  ])('APP-11 %j is external', (href) => {
    expect(kindOf(href)).toBe('external');
  });

  it.each([
    'javascript:alert(1)',
    'java\nscript:alert(1)',
    ' \u0001javascript:alert(1)',
    'JAVASCRIPT:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'blob:https://shop.example/0b7a',
    'vbscript:x',
    'file:///etc/passwd',
    'https://[bad',
    '',
    '   ',
  ])('APP-11 %j is no link', (href) => {
    expect(kindOf(href)).toBe('none');
  });

  it.each([
    '/mock-media/documents/care-no.pdf',
    'montering.pdf',
    'https://shop.example/files/Sofa.DWG?v=2',
    '/pictures/room.webp',
  ])('APP-11 %s is a file', (href) => {
    expect(classifyLink(href, base)).toEqual({ kind: 'file', href: new URL(href, base).href });
  });

  it('APP-11 #id is a place on the page, mailto opens mail, tel opens the phone', () => {
    expect(classifyLink('#main-content', base)).toEqual({ kind: 'anchor', id: 'main-content' });
    expect(classifyLink('#st%C3%B8rrelse', base)).toEqual({ kind: 'anchor', id: 'størrelse' });
    expect(classifyLink('#%E0%A4%A', base)).toEqual({ kind: 'anchor', id: '%E0%A4%A' });
    expect(classifyLink('mailto:hei@furulia.example', base)).toEqual({
      kind: 'mail',
      href: 'mailto:hei@furulia.example',
    });
    expect(kindOf('tel:+4722000000')).toBe('phone');
  });
});

const scheme = fc.constantFrom(
  'javascript:',
  'data:',
  'https:',
  'http:',
  'mailto:',
  'blob:',
  '//',
  '/\\',
  '/.//',
  '',
);
const piece = fc.oneof(
  fc.string(),
  fc.string({ unit: fc.constantFrom('/', '\\', '.', ':', '@', '\t', '\n', '#', '?', 'a') }),
);
const nasty = fc
  .tuple(fc.constantFrom('', ' ', '\t', '\u0000'), scheme, piece)
  .map((parts) => parts.join(''));

describe('APP-11 whatever the editors write', () => {
  it('APP-11 an in-app route is a path of this origin, so that pushState takes it', () => {
    fc.assert(
      fc.property(nasty, (href) => {
        const target = classifyLink(href, base);
        fc.pre(target.kind === 'internal');
        expect(target.to).toMatch(/^\/(?![/\\])/);
        expect(new URL(target.to, base).origin).toBe('https://shop.example');
      }),
      { numRuns: 2000 },
    );
  });

  it('APP-11 an address that is handed to the browser has one of four schemes', () => {
    fc.assert(
      fc.property(nasty, (href) => {
        const target = classifyLink(href, base);
        fc.pre('href' in target);
        expect(target.href).toMatch(/^(https?|mailto|tel):/);
      }),
      { numRuns: 2000 },
    );
  });

  it('APP-11 what is classified once is the same when classified again', () => {
    fc.assert(
      fc.property(nasty, (href) => {
        const target = classifyLink(href, base);
        fc.pre(target.kind === 'internal');
        expect(classifyLink(target.to, base)).toEqual(target);
      }),
    );
  });
});

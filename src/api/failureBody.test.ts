import { expect, it } from 'vitest';
import { parseJson } from './failureBody';

it('CALL-05 reads JSON, and throws on anything else', () => {
  expect(parseJson('{"name":"Stol","items":[1,null]}')).toEqual({ name: 'Stol', items: [1, null] });
  expect(() => parseJson('<!doctype html>')).toThrow(SyntaxError);
  expect(() => parseJson('')).toThrow(SyntaxError);
});

it.each([
  '{"__proto__":{"admin":true},"a":1}',
  '{"\\u005f_proto__":{"admin":true},"a":1}',
  '{"__\\u0070roto__":{"admin":true},"a":1}',
  '{"__pr\\u006Fto__":{"admin":true},"a":1}',
])('CALL-05 a __proto__ key changes no prototype, not even of a copy: %s', (text) => {
  const data = parseJson<Record<string, unknown>>(text);
  const copy: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(data)) copy[key] = value;
  expect(copy.admin).toBeUndefined();
  expect(data).toEqual({ a: 1 });
});

it('CALL-05 the text __proto__ as a value is preserved', () => {
  expect(parseJson('{"key":"__proto__"}')).toEqual({ key: '__proto__' });
});
